/** The specification's categories, by their Portuguese names; 'Todas' is the absence of one. */
export const communityCategories = [
  'Amamentação e Colo',
  'Sono do Bebê',
  'Primeiras Comidas',
  'No Seu Tempo',
  'Mãe Completa',
  'Higiene Natural',
] as const;
export type CommunityCategory = (typeof communityCategories)[number];

/** What she hopes to read below her post. */
export const communityNeeds = ['support', 'experiences', 'advice'] as const;
export type CommunityNeed = (typeof communityNeeds)[number];

export const maxPostLength = 1200;
export const maxCommentLength = 1200;
/** Feed and comment previews: three times 120. */
export const previewLength = 360;

export const postsPerPage = 20;
export const commentsPerPage = 50;

/** A post carries the badge 'Novo' until then. */
export const recentHours = 24;

export const featuredDays = 7;
export const featuredFetched = 10;
export const featuredShown = 2;

/** The ways to say it in a talk: each is its own, and lights alone. */
export const quickReactions = ['understanding', 'support', 'hope', 'helpful'] as const;
export type QuickReaction = (typeof quickReactions)[number];
/** What she may have given a post: one of them, or none. */
export const reactionTypes = ['heart', ...quickReactions] as const;
export type ReactionType = (typeof reactionTypes)[number];
/** Those that also console who is in despair, in danger or in grief: to them 'Força' and 'Vai passar' are a wound. */
export const gentleReactions = ['understanding', 'helpful'] as const satisfies readonly QuickReaction[];
/** Whether what is offered below a post may cheer her on. A copy that an old release kept of a post does not say. */
export const offersCheer = (reactions: readonly QuickReaction[] | undefined): boolean =>
  reactions?.includes('hope') ?? false;

/** What she deleted comes back by undo for as long. */
export const undoDays = 30;

/**
 * What a voice without a name is known by inside one talk, and nowhere else: the server derives both from a secret,
 * the post and the mother, so that a talk can be followed and two talks cannot be linked.
 */
export const faceSymbols = [
  'moon',
  'leaf',
  'star',
  'sun',
  'cloud',
  'flower',
  'shell',
  'feather',
  'drop',
  'mountain',
  'tree',
  'wave',
  'bird',
  'snail',
  'mushroom',
  'clover',
  'acorn',
  'butterfly',
  'fish',
  'candle',
  'cup',
  'key',
  'boat',
  'kite',
] as const;
export const faceTones = ['green', 'orange', 'lilac', 'pink', 'blue', 'grey'] as const;
export type Face = { symbol: (typeof faceSymbols)[number]; tone: (typeof faceTones)[number] };

/** An account younger than this has not shown yet who it is. */
export const newAccountDays = 7;
/** What one mother may write in an hour. Links count together, over posts and comments. */
export const hourlyLimits = {
  new: { posts: 3, comments: 15, links: 2 },
  known: { posts: 10, comments: 60, links: 10 },
} as const;

/** So many different mothers report a text, and it is hidden until somebody has looked at it. */
export const reportsUntilHidden = 3;

/** Against a decision she may appeal for as long, once. */
export const appealDays = 30;
