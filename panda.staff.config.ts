import { defineConfig } from '@pandacss/dev'
import { sheetConfig } from './panda.config.ts'

/** The sheet of the admin area: everything, since its pages are made of the visitors' parts too. */
export default defineConfig(sheetConfig({ withStaff: true }))
