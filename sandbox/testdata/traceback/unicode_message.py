raise ValueError('é 日本 \x00')
