// Preloaded into a tool that knows nothing of us: it ends when the process that started it is gone.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
