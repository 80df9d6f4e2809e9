import { useEffect, useRef, useState } from 'react';
import { writeNumber } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import { COUNTER_MS } from '#web/constants.ts';

export interface CounterProps {
  value: number;
  language: Language;
  decimals?: number;
  prefix?: string;
  suffix?: string;
  className?: string;
}

/**
 * Counts up once it scrolls into view, and on from there when the figure changes. The server renders the true figure,
 * which also shows with reduced motion.
 */
export function Counter({ value, language, decimals = 0, prefix = '', suffix = '', className }: CounterProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);
  const counted = useRef(0);
  useEffect(() => {
    const from = counted.current;
    if (from === 0) setShown(value);
    const element = place.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(value);
    let frame = 0;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      const start = performance.now();
      counted.current = value;
      const step = (now: number) => {
        const { shown, isDone } = countUp(value, now - start, from);
        setShown(shown);
        if (!isDone) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);
  const write = (figure: number) =>
    prefix +
    writeNumber(figure, language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) +
    suffix;
  return (
    <span ref={place} className={className}>
      <span className="sr-only">{write(value)}</span>
      <span aria-hidden className="figures">
        {write(shown)}
      </span>
    </span>
  );
}

/** The number of a counter `elapsed` ms after its start: fast at first, then slowing down. */
export function countUp(value: number, elapsed: number, from = 0): { shown: number; isDone: boolean } {
  const done = Math.min(1, elapsed / COUNTER_MS);
  return { shown: from + (value - from) * (1 - (1 - done) ** 3), isDone: done === 1 };
}
