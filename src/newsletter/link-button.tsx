import { Button } from '../ui/button/button.tsx'

/**
 * The button behind a link of a message. The link alone does nothing: programs that look through
 * mail follow every link in it.
 */
export function LinkButton(props: { path: string; token: string; children: string }) {
  return (
    <form method="post" action={`${props.path}?token=${props.token}`}>
      <Button type="submit" tone="action">
        {props.children}
      </Button>
    </form>
  )
}
