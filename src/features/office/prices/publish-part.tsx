import type { PublishedPrices } from '@/data/prices';
import { StepButton } from '@/features/office/kit/step-button';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field, TextInput } from '@/ui/field';
import { useKeptText } from '@/ui/form/own-draft';
import { StepState } from '@/features/office/kit/step-state';
import { CellList, ChangeList } from './change-list';
import { changesBetween, largestPercent, leapsBetween } from './price-changes';
import { writtenOut } from './follow-rules';
import { brokenPromises } from './price-promises';
import type { PriceWork } from './use-price-draft';
import { faultyCells, withOnRequest } from './price-faults';

interface PublishPartProps {
  work: PriceWork;
  /** The list that holds; undefined while it is looked up. */
  published: PublishedPrices | undefined;
}

/** What would change, keeping it as a draft, and making it the list that holds. */
export function PublishPart({ work, published }: PublishPartProps) {
  const m = useMessages('staffPrices');
  const [note, setNote] = useKeptText('price-note');
  const { content, base, isChanged, overtaken, step } = work;
  const told = writtenOut(content);
  const changes = published ? changesBetween(published.content, told) : [];
  const percent = largestPercent(changes);
  const outcome = step.answer?.outcome;
  const promises = brokenPromises(content);
  const publish = (confirm: boolean) => step.run({ by: 'publish', note, confirm }, () => setNote(''));
  return (
    <div className="grid gap-4 border-t border-stone-200 p-5">
      <p role="status" className="font-bold">
        {changes.length > 0 ? m.changed(changes.length) : m.noChanges}
        {percent === null ? '' : ` · ${m.largest(percent)}`}
        {outcome === 'saved' && !isChanged ? ` · ${m.saved}` : ''}
        {outcome === 'published' && step.answer?.version ? ` · ${m.published(step.answer.version)}` : ''}
      </p>
      {changes.length > 0 && published ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-bold">{m.showChanges}</summary>
          <ChangeList changes={changes} lists={[content, published.content]} />
        </details>
      ) : null}
      {base.changed_by_name ? (
        <p className="text-sm text-ink-3">
          {m.lastChange} <bdi>{base.changed_by_name}</bdi>
        </p>
      ) : null}
      {overtaken ? (
        <Alert tone="warn">
          <p>{m.overtaken(overtaken.by ?? m.somebody)}</p>
          <ChangeList changes={overtaken.changes} lists={[base.content, content]} />
        </Alert>
      ) : null}
      {promises.length > 0 ? (
        <Alert tone="info" title={m.promises.title}>
          <ul className="list-disc ps-5 text-sm">
            {promises.map((promise) => (
              <li key={promise}>{m.promises[promise]}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <PriceRefusal work={work} />
      <Field id="price-note" label={m.note} hint={m.noteHint}>
        <TextInput
          id="price-note"
          aria-describedby="price-note-hint"
          dir="auto"
          maxLength={300}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <StepButton
          busy={step.isBusy && step.wish?.by === 'publish'}
          disabled={!published || (changes.length === 0 && !published.is_sample)}
          onClick={() => publish(false)}
        >
          {m.publish}
        </StepButton>
        <StepButton
          tone="outline"
          disabled={!isChanged}
          busy={step.isBusy && step.wish?.by === 'save'}
          onClick={() => step.run({ by: 'save' })}
        >
          {m.save}
        </StepButton>
        <Button tone="outline" disabled={!isChanged} onClick={work.discard}>
          {m.discard}
        </Button>
      </div>
      {outcome === 'leap' ? (
        <ConfirmDialog
          title={m.leapTitle(step.answer?.count ?? 0)}
          confirmLabel={m.publish}
          cancelLabel={m.back}
          onConfirm={() => publish(true)}
          onCancel={() => step.reset()}
        >
          <p>{m.leapText}</p>
          {published ? (
            <ChangeList changes={leapsBetween(published.content, told)} lists={[content, published.content]} />
          ) : null}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

/** Why the last step was refused, in words, with the numbers it was refused for. Nothing typed is lost by it. */
function PriceRefusal({ work: { content, step, change } }: { work: PriceWork }) {
  const m = useMessages('staffPrices');
  const constraints: Readonly<Record<string, string>> = m.constraints;
  if (!step.answer) return <StepState step={step} />;
  const { outcome, constraint } = step.answer;
  if (outcome === 'unchanged') return <Alert tone="danger">{m.problems.unchanged}</Alert>;
  if (outcome === 'validation_failed' && constraint !== 'fares_night')
    return <Alert tone="danger">{constraints[constraint ?? ''] ?? m.problems.validation_failed}</Alert>;
  const fault = outcome === 'validation_failed' ? 'fares_night' : outcome;
  if (fault !== 'incomplete' && fault !== 'contradiction' && fault !== 'fares_night') return null;
  const cells = faultyCells(content, fault);
  return (
    <Alert tone="danger">
      <p>{fault === 'incomplete' && cells.length === 0 ? m.problems.empty : m.problems[fault]}</p>
      <CellList cells={cells} list={content} />
      {cells.some(({ part }) => part === 'day') && fault === 'incomplete' ? (
        <Button
          tone="outline"
          size="small"
          className="mt-2 justify-self-start"
          onClick={() => change((present) => withOnRequest(present))}
        >
          {m.fillOnRequest}
        </Button>
      ) : null}
    </Alert>
  );
}
