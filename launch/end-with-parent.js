// Preloaded into third-party tools: makes the tool exit when its parent process is gone.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
