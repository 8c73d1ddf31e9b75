import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffAnswer } from '#shared/staff/staff.schema.ts';
import { addStaff, fetchStaff } from './staff.api.ts';

export const staffQuery = queryOptions({
  queryKey: ['admin-staff'],
  queryFn: ({ signal }): Promise<StaffAnswer> => fetchStaff(signal),
  staleTime: 0,
});

/** One change behind the other, so that an undo never overtakes what it undoes. */
export const staffScope = { id: 'admin-staff' };

/** Every answer is the whole list: it is what shows next. */
export function useAddStaff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: addStaff,
    scope: staffScope,
    onSuccess: (answer) => client.setQueryData(staffQuery.queryKey, answer),
  });
}
