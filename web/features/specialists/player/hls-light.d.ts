/** The build without what we do not play (subtitles in the stream, several sounds, rights). It has no types of its own. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export default Hls;
}
