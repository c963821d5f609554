import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/ui/toast';
import { securityQuery } from './queries';

/** Says that something went wrong. */
export const showFailure = (title: string) => showToast({ tone: 'danger', title });

interface SecurityActionOptions<Subject> {
  userId: string;
  run: (subject: Subject) => Promise<void>;
  done: string;
  failed: string;
}

/** Something done to a row of the monitor: its lists are read again, then a toast says how it went. */
export function useSecurityAction<Subject>({ userId, run, done, failed }: SecurityActionOptions<Subject>) {
  const cache = useQueryClient();
  const readAgain = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: securityQuery(userId).queryKey }),
      // The count at the section's link.
      cache.invalidateQueries({ queryKey: [userId, 'counts'] }),
    ]);
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await readAgain();
      showToast({ tone: 'success', title: done });
    },
    onError: () => {
      showFailure(failed);
      // Somebody else may have been faster.
      void readAgain();
    },
  });
}
