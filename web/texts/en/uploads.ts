import type { SameKeys } from '#web/platform/language/translate.ts';
import type { uploads as pt } from '../pt/uploads.ts';

export const uploads: SameKeys<typeof pt> = {
  chooseImage: 'Choose an image',
  chooseAudio: 'Choose an audio file',
  changeImage: 'Change the image',
  changeAudio: 'Change the audio',
  dropImage: 'Or drag the image here. Up to {limit}.',
  dropAudio: 'Or drag the audio here. Up to {limit}.',
  dropNow: 'Drop it now',
  imageAddress: 'Or paste the address of the image, or the image itself',
  audioAddress: 'Or paste the address of the audio',
  addressHint: 'The file is copied to Colo.',
  addressRequired: 'Paste an address that begins with http:// or https://.',
  useAddress: 'Fetch',
  fetching: 'Fetching the file...',

  sending: 'Sending...',
  progress: 'Upload of {name}',
  sent: '{sent} of {total}',
  preparing: 'Almost there, preparing the file...',
  cancel: 'Cancel upload',
  cancelled: 'Upload cancelled.',

  done: 'Upload complete!',
  imageDone: 'Image uploaded successfully.',
  audioDone: 'Audio uploaded successfully.',
  failed: 'Upload error',
  tooLarge: 'The file is {size}, and the limit is {limit}. Please choose a smaller one.',
  notAnImage: 'This file is not an image. Please choose another.',
  notAnAudio: 'This is not an audio file. Please choose another.',
  offline: 'You are offline. Uploading works again once the connection is back.',

  imageSize: '{width} × {height} pixels',
  preview: 'Preview of the uploaded image',
  listen: 'Listen to the uploaded audio',
  duration: 'Length {time}',
  removeImage: 'Remove image',
  removeAudio: 'Remove audio',
  imageRemoved: 'Image removed',
  audioRemoved: 'Audio removed',
  undo: 'Undo',
};
