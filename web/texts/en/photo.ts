import type { SameKeys } from '#web/platform/language/translate.ts';
import type { photo as pt } from '../pt/photo.ts';

export const photo: SameKeys<typeof pt> = {
  field: 'Photo (optional)',
  choose: 'Choose a photo',
  change: 'Change the photo',
  remove: 'Remove the photo',
  hint: 'Only your family sees it. Where it was taken isn’t kept.',
  larger: 'See larger: {what}',
  smaller: 'See smaller: {what}',
  onPhone: 'The photo is on this device, on its way',
  notHere: 'The photo isn’t here right now. It shows once you’re connected.',
  unreadable: 'We couldn’t open that photo. Try another, as JPEG or PNG.',
  tooManyHere: 'Many photos are waiting for a connection. This one fits once the others have gone.',
  tooMany: 'Your family already keeps as many photos as fit. Remove one to keep this one.',
  refused: 'The photo wasn’t accepted',
  refusedTitle: 'Photos that weren’t accepted',
  tryAgain: 'Try again',
  discard: 'Discard the photo',
};
