import { unblockIp, type BlockedIp } from '@/data/security';
import { StepButton } from '@/features/office/kit/step-button';
import { useMessages } from '@/i18n/messages';
import { knownName } from '@/i18n/format';
import { Badge } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { Facts } from './event-row';
import { Moment } from './moment';
import { MonitorList, type TabProps } from './monitor-list';
import { useSecurityAction } from './use-security-action';

/** Who may not send requests for a while. */
export function BlocksTab({ userId, data }: TabProps) {
  const m = useMessages('staffSecurity');
  const unblocking = useSecurityAction({
    userId,
    call: ({ id }: BlockedIp) => unblockIp(id),
    done: m.unblocked,
    failed: m.unblockFailed,
  });
  return (
    <MonitorList items={data?.blocks} empty={m.noBlocks}>
      {(block, keepFocus) => (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 font-bold">
              <Ltr className="wrap-anywhere">{block.ip_address}</Ltr>
              <Badge tone={block.auto_blocked ? 'neutral' : 'outline'}>
                {block.auto_blocked ? m.automatic : m.byHand}
              </Badge>
            </p>
            <Facts>
              {block.reason ? (
                <bdi className="wrap-anywhere">
                  {block.auto_blocked ? knownName(m.blockReasons, block.reason) : block.reason}
                </bdi>
              ) : null}
              <span>
                {m.until} <Moment at={block.blocked_until} />
              </span>
            </Facts>
          </div>
          <StepButton
            tone="outline"
            size="small"
            busy={unblocking.isBusy && unblocking.wish?.id === block.id}
            onClick={() => unblocking.run(block, keepFocus)}
          >
            {m.unblock}
            <span className="sr-only">
              {' '}
              <Ltr>{block.ip_address}</Ltr>
            </span>
          </StepButton>
        </div>
      )}
    </MonitorList>
  );
}
