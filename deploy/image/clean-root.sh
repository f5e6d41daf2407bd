#!/bin/sh
# Runs one command of the image where there is no container runtime: in a root of its own that holds Node, the libraries
# that Node links, and the image's files, all read-only, as the user 1000 without any right of root, as process 1.
#   unshare --mount --pid --fork --kill-child sh deploy/image/clean-root.sh IMAGE ROOT NODE DATA args...
# IMAGE: the folder that deploy/image/assemble.mjs made; ROOT: an empty folder to mount on; DATA: what is seen at /data.
set -eu
image=$1 root=$2 node=$3 data=$4
shift 4

mount --make-rprivate /
mount -t tmpfs -o size=16m,mode=755 tmpfs "$root"
mkdir -p "$root/app" "$root/data" "$root/dev" "$root/etc" "$root/proc" "$root/tmp" "$root/usr/local/bin"

mirror() {
  mkdir -p "$root$(dirname "$2")"
  : > "$root$2"
  mount --bind "$1" "$root$2"
  mount -o remount,bind,ro "$root$2"
}
mirror "$node" /usr/local/bin/node
# The C library, its relatives and the C++ library: what every Debian slim has. A package that needs more fails to load.
for library in $(ldd "$node" | grep -o '/[^ ]*'); do mirror "$(readlink -f "$library")" "$library"; done
libraries=$(dirname "$(ldd "$node" | grep -o '/[^ ]*/libc\.so\.6')")
for name in librt.so.1 libresolv.so.2; do mirror "$(readlink -f "$libraries/$name")" "$libraries/$name"; done
for device in null zero random urandom; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
echo 'node:x:1000:1000:node:/app:/usr/sbin/nologin' > "$root/etc/passwd"
printf '127.0.0.1 localhost\n::1 localhost\n' > "$root/etc/hosts"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"

mount --bind "$image" "$root/app"
mount -o remount,bind,ro,nosuid,nodev "$root/app"
mount -t tmpfs -o size=256m,uid=1000,gid=1000,mode=700,nosuid,nodev tmpfs "$root/app/.next/cache"
mount -t tmpfs -o size=64m,mode=1777,nosuid,nodev tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -t proc proc "$root/proc"
mount -o remount,ro "$root"

exec setpriv --no-new-privs unshare --root="$root" --wd=/app --setgid 1000 --setuid 1000 /usr/local/bin/node "$@"
