/** The timeline: everything of the diary together. */
export const timeline = {
  visitor: 'Your family’s diary',
  visitorText: 'Sign in to log feeds, sleep and foods, and see it all day by day.',
  quickAdd: 'Log',
  moreKinds: 'More',
  search: 'Search your notes',
  searchHint: 'Search your notes',
  clearSearch: 'Clear search',
  kinds: 'Show',
  everything: 'Everything',
  nothingFound: 'Nothing here for that search.',
  onlyHere: 'No connection for now. Here’s what this device has kept.',
  decimalSign: '.',
  places: 'See and do more',
  place_nursing: 'Feeds',
  place_sleep: 'Sleep',
  place_foods: 'Foods',
} as const;
