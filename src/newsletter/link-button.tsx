import { Button } from '../ui/button/button.tsx'

/**
 * The button on the page of an email link. The link alone changes nothing: mail scanners follow
 * every link.
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
