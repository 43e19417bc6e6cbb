# Broken: nothing but this comment.
