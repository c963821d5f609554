import { useState } from 'react';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { CountChip } from '@/ui/count-chip';
import { Ltr } from '@/ui/ltr';
import { Table } from '@/ui/table';
import { Tabs } from '@/ui/tabs';
import { Sample, type SamplesProps } from './sample';
import { sampleWords, type SampleWords } from './sample-words';

/** The accordion takes the same list on every render. */
const questionsOf = (words: SampleWords) =>
  words.questions.map(([question, answer]) => ({ id: question ?? '', question, answer }));
const questions = new Map(Object.values(sampleWords).map((words) => [words, questionsOf(words)]));

export function PaperSamples({ words }: SamplesProps) {
  const [title, text] = words.card;
  return (
    <>
      <Sample name="Card: still, and one that lifts">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <Card className="p-5">
            <h3 className="text-card">{title}</h3>
            <p>{text}</p>
          </Card>
          <Card lifts className="p-5">
            <h3 className="text-card">{title}</h3>
            <p>{text}</p>
          </Card>
        </div>
      </Sample>
      <TabsSample words={words} />
      <Sample name="Accordion">
        <div className="w-full">
          <Accordion items={questions.get(words) ?? []} />
        </div>
      </Sample>
      <TableSample words={words} theme="night" />
      <TableSample words={words} theme="light" />
    </>
  );
}

function TabsSample({ words }: SamplesProps) {
  const [active, setActive] = useState('0');
  const tabs = words.tabs.map((label, index) => ({
    id: String(index),
    label: (
      <>
        {label}
        {index === 1 ? null : <CountChip count={index === 0 ? 2 : 3} urgent={index === 0} />}
      </>
    ),
  }));
  return (
    <Sample name="Tabs, CountChip">
      <div className="w-full">
        <Tabs label={words.services} tabs={tabs} active={active} onChange={setActive}>
          <p className="py-4">{words.questions[Number(active)]?.[1]}</p>
        </Tabs>
      </div>
    </Sample>
  );
}

function TableSample({ words, theme }: SamplesProps & { theme: 'night' | 'light' }) {
  const { caption, columns, rows } = words.table;
  return (
    <Sample name={`Table: ${theme}`}>
      <Table
        theme={theme}
        caption={caption}
        columns={columns.map((label, index) => ({ id: label, label, figures: index > 0 }))}
        rows={rows.map(([to, ...figures]) => ({
          id: to ?? '',
          cells: [to, ...figures.map((figure) => <Ltr key={figure}>{figure}</Ltr>)],
        }))}
      />
    </Sample>
  );
}
