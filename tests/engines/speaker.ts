import { start } from './process.ts';

/** Without a sound device Firefox calls every recording broken, and WebKit may wait for ever: this one takes the sound and is silent. */
export async function openSpeaker() {
  const protocol = (home: string) => `module-native-protocol-unix auth-anonymous=1 socket=${home}/speaker`;
  const { home, printed, stop } = await start('pulseaudio', (folder) => [
    ...['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--log-level=info'],
    ...['--load=module-null-sink', `--load=${protocol(folder)}`],
  ]);
  await printed(/Daemon startup complete/);
  return { address: `unix:${home}/speaker`, stop };
}
