import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { dailySectionIds, type StaffSectionId } from '@/content/staff';
import { signOut, type SessionUser } from '@/data/session';
import type { StaffRole } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { dropDraftsOfOthers } from '@/lib/stored-draft';
import { Alert } from '@/ui/alert';
import { DraftOwner } from '@/ui/form/own-draft';
import { Spinner } from '@/ui/spinner';
import { showToast } from '@/ui/toast';
import { roleQuery, staffCountsQuery } from './queries';
import { maySee, type StaffSection } from './section';
import { SectionNav } from './section-nav';
import { StaffHeader } from './staff-header';

interface StaffFrameProps {
  user: SessionUser;
  sections: readonly StaffSection[];
  current: StaffSectionId;
  /** Links to the page in the other languages. */
  languages: ReactNode;
  /** Id of the main region. */
  mainId: string;
}

/** The back office around one of its sections: header, links to the other sections, and who may see what. */
export function StaffFrame({ user, sections, current, languages, mainId }: StaffFrameProps) {
  const { auth, frame } = useMessages('staff');
  const lookup = useQuery(roleQuery(user.id));
  const counts = useQuery({ ...staffCountsQuery, enabled: Boolean(lookup.data) }).data;
  const cache = useQueryClient();
  useReadAgainWithRole(lookup.data);
  const signingOut = useMutation({
    mutationFn: () => {
      dropDraftsOfOthers(user.id);
      return signOut();
    },
    onSuccess: (isTold) => {
      if (!isTold) showToast({ tone: 'neutral', title: auth.signedOutHere, text: auth.serverNotTold });
    },
  });
  // A failed look-up counts as no role. Once known, a role holds while the connection is away: what
  // somebody is writing stays on the screen, and the database asks at each call.
  const role = lookup.isLoadingError ? null : lookup.data;
  const seen = sections.filter((section) => maySee(section, role));
  const shown = seen.find(({ id }) => id === current);
  useDailySections(sections, role);
  return (
    <DraftOwner value={user.id}>
      <StaffHeader languages={languages} onSignOut={() => signingOut.mutate()} signingOut={signingOut.isPending}>
        <SectionNav
          sections={seen}
          current={current}
          counts={counts}
          onAim={({ prepare }) => void prepare(cache).catch(() => {})}
        />
      </StaffHeader>
      <main
        id={mainId}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[90rem] gap-4 px-4 pt-6 pb-12 outline-none sm:px-8 print:block print:p-0"
      >
        {signingOut.error ? <Alert tone="danger">{auth.unexpected}</Alert> : null}
        {shown ? (
          <Suspense fallback={<Waiting />}>
            <shown.Section user={user} role={role} />
          </Suspense>
        ) : role === undefined ? (
          <Waiting />
        ) : (
          <Refusal isUnknown={lookup.isLoadingError} title={frame.sections[current]} />
        )}
      </main>
    </DraftOwner>
  );
}

/** What was refused while the account waited is read again as soon as somebody gives it a role. */
function useReadAgainWithRole(role: StaffRole | null | undefined): void {
  const cache = useQueryClient();
  const known = useRef(role);
  useEffect(() => {
    if (known.current === null && role) void cache.invalidateQueries();
    known.current = role;
  }, [cache, role]);
}

/** Milliseconds after which what somebody came for is there. */
const AFTER_ENTRANCE_MS = 1_500;

/** Prepares the sections that somebody goes to all day, after the one in sight: their code, and what they show first. */
function useDailySections(sections: readonly StaffSection[], role: StaffRole | null | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    const daily = sections.filter((section) => dailySectionIds.includes(section.id) && maySee(section, role));
    // What fails is tried again, and told of, where the section is shown.
    const timer = setTimeout(
      () => daily.forEach(({ prepare }) => void prepare(cache).catch(() => {})),
      AFTER_ENTRANCE_MS,
    );
    return () => clearTimeout(timer);
  }, [cache, sections, role]);
}

function Waiting() {
  const m = useMessages('staff').frame;
  return (
    <div role="status" className="appear-late grid min-h-80 place-content-center">
      <Spinner />
      <span className="sr-only">{m.loading}</span>
    </div>
  );
}

/** @param props.isUnknown the account's rank could not be looked up */
function Refusal({ isUnknown, title }: { isUnknown: boolean; title: string }) {
  const { frame, dashboard } = useMessages('staff');
  return (
    <>
      <h1 className="text-h3">{title}</h1>
      <Alert tone={isUnknown ? 'danger' : 'info'}>{isUnknown ? dashboard.userFailed : frame.notForRole}</Alert>
    </>
  );
}
