/**
 * Of a query that she comes back to many times in one feed: what she saw stays at hand for a night, and is asked for
 * again behind it. Not the default: what staff read of others leaves the page's memory in minutes.
 */
export const keptForANight = { gcTime: 8 * 60 * 60 * 1000 };
