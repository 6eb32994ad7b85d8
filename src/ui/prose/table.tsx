import type { ReactNode } from 'react'

/**
 * A table within `Prose`. A wide one scrolls by itself, also by keyboard.
 * @param label What it shows; for screen readers, which meet it as a group.
 * @param rows The first cell of each is its heading.
 */
export function Table(props: {
  label: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div role="group" aria-label={props.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {props.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(([first, ...rest], at) => (
            <tr key={at}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
