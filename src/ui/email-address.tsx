/** An email address that breaks after its @ where it is too long for a line, rather than within a word. */
export function EmailAddress({ children: address }: { children: string }) {
  const domainAt = address.indexOf('@') + 1
  return (
    <span>
      {address.slice(0, domainAt)}
      <wbr />
      {address.slice(domainAt)}
    </span>
  )
}
