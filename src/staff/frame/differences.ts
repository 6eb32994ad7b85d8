/** A field in which two texts differ. */
export interface Difference {
  name: string
  label: string
  before: string
  after: string
}

/**
 * The fields in which two texts of a form differ, in the order of its labels.
 * @param labels By the names of the fields.
 */
export function differencesIn<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  before: Readonly<Record<NoInfer<Name>, string>>,
  after: Readonly<Record<NoInfer<Name>, string>>,
): Difference[] {
  return (Object.keys(labels) as Name[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, label: labels[name], before: before[name], after: after[name] }))
}
