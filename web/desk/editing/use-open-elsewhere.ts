import { useEffect, useState } from 'react';

type Message = 'opened' | 'here' | 'left';

/** Whether this browser already had the article open in another tab; false again once that one is closed. */
export function useOpenElsewhere(articleId: string): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(`editing:${articleId}`);
    const say = (message: Message) => channel.postMessage(message);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'opened') say('here');
      if (data === 'here') setElsewhere(true);
      if (data === 'left') {
        // There may be a third: whoever is still there answers.
        setElsewhere(false);
        say('opened');
      }
    };
    const leave = () => say('left');
    say('opened');
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      channel.close();
    };
  }, [articleId]);
  return isElsewhere;
}
