import { useQueryClient } from '@tanstack/react-query';
import { announce } from './access-channel.ts';
import { leave } from './access-state.ts';

/** For when the server has ended her sessions by itself, as a deletion does: this page and its tabs follow. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    announce('signed-out');
    await leave(client);
  };
}
