import type { ChartProps } from './chart.tsx';

interface Props extends Pick<ChartProps, 'days' | 'series' | 'texts'> {
  id: string;
  write: (figure: number) => string;
}

/** The same figures for screen readers. */
export function ChartTable({ id, days, series, texts, write }: Props) {
  return (
    <table id={id} className="sr-only">
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {series.map((one) => (
            <th key={one.name} scope="col">
              {one.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, row) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {series.map((one) => (
              <td key={one.name}>{write(one.values[row] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
