/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { dayOf, formatMoment, isoMoment, parseMoment } from './dates';

const DAY_AND_HOUR = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hour12: false,
} as const;

it.each([
  [1794873600000, '2026-11-17T00:00:00.000Z'],
  ['1794873600000', '2026-11-17T00:00:00.000Z'],
  ['2026-11-17T08:00:00+08:00', '2026-11-17T00:00:00.000Z'],
])('isoMoment reads %j as the moment %s (D15)', (value, iso) => expect(isoMoment(value)).toBe(iso));

it('formatMoment shows a date without a time zone unchanged in another time zone', () => {
  expect(isoMoment('2026-11-17 23:30:00')).toBe('2026-11-17T23:30:00');
  const formatted = formatMoment('2026-11-17 23:30:00', 'en-US', {
    ...DAY_AND_HOUR,
    timeZone: 'America/New_York',
  });
  expect(formatted).toBe('11/17/2026, 23');
});

it.each([
  ['2026-11-17', '2026-11-17T00:00:00'],
  ['2026-11-17T23:30:00.123456', '2026-11-17T23:30:00'],
  ['2026-11-17 23:30', '2026-11-17T23:30:00'],
])(
  'formatMoment shows %s, which has no time zone, on its day in another time zone',
  (value, iso) => {
    expect(isoMoment(value)).toBe(iso);
    const options = { ...DAY_AND_HOUR, timeZone: 'America/New_York' };
    expect(formatMoment(value, 'en-US', options)).toMatch(/^11\/17\/2026/);
  },
);

it('dayOf returns the day of a date as it is shown, and undefined without a date', () => {
  expect(dayOf('2026-11-17 23:30:00')).toBe('2026-11-17');
  const noon = new Date(2026, 0, 2, 12).getTime();
  expect(dayOf(noon)).toBe('2026-01-02');
  expect(dayOf('soon')).toBeUndefined();
  const timezoneOffset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
  expect(dayOf('2026-01-01T16:30:00Z')).toBe('2026-01-02');
  expect(dayOf('2026-01-01 16:30:00')).toBe('2026-01-01');
  timezoneOffset.mockRestore();
});

it.each([null, undefined, '', 'soon', '2026-99-99 00:00:00', Number.NaN])(
  'parseMoment, formatMoment and isoMoment read “%s” as no date',
  (value) => {
    expect(parseMoment(value)).toBeUndefined();
    expect(formatMoment(value, 'en-US', DAY_AND_HOUR)).toBeUndefined();
    expect(isoMoment(value)).toBeUndefined();
  },
);
