import { Chart } from '#web/components/ui/chart.tsx';
import { sampleCrawls, sampleDays, sampleFresh } from './samples.ts';
import { type SectionProps, Specimen } from './specimen.tsx';

export function Charts({ say, language }: SectionProps) {
  const chartTexts = {
    caption: say({ en: 'Crawls per day, last 21 days', de: 'Abrufe pro Tag, letzte 21 Tage' }),
    day: say({ en: 'Day', de: 'Tag' }),
  };
  const crawls = say({ en: 'crawls', de: 'Abrufe' });
  const fresh = say({ en: 'newly created', de: 'neu erstellt' });
  return (
    <>
      <Specimen wide title={say({ en: 'Line', de: 'Linie' })}>
        <Chart
          days={sampleDays}
          series={[{ name: crawls, values: sampleCrawls }]}
          language={language}
          texts={chartTexts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Two lines', de: 'Zwei Linien' })}>
        <Chart
          days={sampleDays}
          series={[
            { name: crawls, values: sampleCrawls, tone: 'ink' },
            { name: fresh, values: sampleFresh },
          ]}
          language={language}
          height={180}
          texts={chartTexts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Bars', de: 'Balken' })}>
        <Chart
          kind="bar"
          days={sampleDays}
          series={[{ name: crawls, values: sampleCrawls }]}
          language={language}
          height={216}
          texts={chartTexts}
        />
      </Specimen>
    </>
  );
}
