/** React lifts it into the head: the page that is on screen names the tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} · Colo`}</title>;
}
