import { useMutation, useQueryClient } from '@tanstack/react-query';
import { releaseLead } from '@/data/leads';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { leadListKey, leadQuery, staffCountsKey } from './queries';

interface ReleaseButtonProps {
  userId: string;
  leadId: string;
  onReleased?: () => void;
}

/** "Not spam": the request takes its place in the list. */
export function ReleaseButton({ userId, leadId, onReleased }: ReleaseButtonProps) {
  const m = useMessages('staffLeads').release;
  const cache = useQueryClient();
  const release = useMutation({
    mutationFn: () => releaseLead(leadId),
    onSuccess: async () => {
      showToast({ tone: 'success', title: m.done });
      onReleased?.();
      await Promise.all([
        cache.invalidateQueries({ queryKey: leadListKey(userId) }),
        cache.invalidateQueries({ queryKey: staffCountsKey(userId) }),
        cache.invalidateQueries({ queryKey: leadQuery(userId, leadId).queryKey }),
      ]);
    },
    onError: () => showToast({ tone: 'danger', title: m.failed }),
  });
  return (
    <Button tone="outline" size="small" icon="check" busy={release.isPending} onClick={() => release.mutate()}>
      {m.button}
    </Button>
  );
}
