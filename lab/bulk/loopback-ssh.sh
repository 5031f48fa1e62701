# Two ssh servers on this machine, as if they were two others: sourced by trial.sh. Keys and settings are made anew in a folder
# and work for its servers alone. Needs openssh-server.
#
#   loopback_ssh FOLDER PORT...     starts a server on each port; sets SSH, the command that reaches them, and SSH_PIDS

loopback_ssh() {
  local folder=$1 port
  shift
  mkdir -p -m 700 "$folder" /run/sshd
  ssh-keygen -q -t ed25519 -N '' -f "$folder/host"
  ssh-keygen -q -t ed25519 -N '' -f "$folder/user"
  cp "$folder/user.pub" "$folder/authorized"
  SSH="ssh -i $folder/user -o StrictHostKeyChecking=no -o UserKnownHostsFile=$folder/known -o LogLevel=ERROR -o BatchMode=yes"
  SSH_PIDS=()
  for port in "$@"; do
    "$(command -v sshd || echo /usr/sbin/sshd)" -D -f /dev/null -h "$folder/host" -p "$port" \
      -o ListenAddress=127.0.0.1 -o AuthorizedKeysFile="$folder/authorized" -o PidFile=none -o StrictModes=no \
      -o PasswordAuthentication=no -o PermitRootLogin=prohibit-password 2>"$folder/$port.log" &
    SSH_PIDS+=($!)
  done
  for port in "$@"; do
    for _ in $(seq 50); do
      $SSH -p "$port" 127.0.0.1 true 2>/dev/null && break
      sleep 0.2
    done
  done
}
