from pkg import version as up
