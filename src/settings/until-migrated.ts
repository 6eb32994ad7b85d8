/** Set by the launcher for a process that it starts while the database is still being migrated. */
export const MIGRATING = 'MIGRATING'

/** What the launcher then sends to that process. */
export interface Migrated {
  migrated: true
}

/**
 * Waits until the database has the tables of this build. A process is started before that, so that it loads
 * its modules meanwhile; one that was started by hand, or is started again later, does not wait.
 */
export async function untilMigrated(): Promise<void> {
  if (!process.env[MIGRATING]) return
  await new Promise<void>((resolve) => {
    // Without the launcher nobody would say it.
    const leave = () => process.exit(1)
    process.once('disconnect', leave)
    process.once('message', ({ migrated }: Migrated) => {
      process.off('disconnect', leave)
      if (migrated) resolve()
    })
    if (!process.connected) leave()
  })
}
