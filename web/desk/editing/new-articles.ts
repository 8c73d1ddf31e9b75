const justMade = new Set<string>();

/** The form makes the ids, so that what is typed has a place before it was ever saved. */
export function newArticleId(): string {
  const id = crypto.randomUUID();
  justMade.add(id);
  return id;
}

/** True once, for an id made here a moment ago: the server need not be asked for what nobody can have written. */
export function wasJustMade(id: string): boolean {
  return justMade.delete(id);
}
