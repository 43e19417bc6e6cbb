raise ValueError('')
