import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * The answers of a lead as its visitor last corrected them, or as they were first sent; for a query of
 * `submissions`.
 */
export function lastAnswers(eb: ExpressionBuilder<Database, 'submissions'>) {
  const corrected = eb
    .selectFrom('amendments')
    .select('amendments.form_data')
    .whereRef('amendments.submission_id', '=', 'submissions.id')
    .orderBy('amendments.created_at', 'desc')
    .orderBy('amendments.id', 'desc')
    .limit(1)
  return eb.fn.coalesce(corrected, 'submissions.form_data')
}
