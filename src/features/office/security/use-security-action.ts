import { useStep } from '@/features/office/kit/use-step';
import { securityQuery } from './queries';

interface SecurityActionOptions<Subject> {
  userId: string;
  call: (subject: Subject) => Promise<void>;
  done: string;
  failed: string;
}

/** Something done to a row of the monitor; the count at the section's link is read again with its lists. */
export const useSecurityAction = <Subject>({ userId, call, done, failed }: SecurityActionOptions<Subject>) =>
  useStep<Subject, void>({
    call,
    again: [securityQuery(userId).queryKey, [userId, 'counts']],
    toast: () => done,
    errorWords: () => failed,
  });
