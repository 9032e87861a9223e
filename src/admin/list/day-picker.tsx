import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useMedia } from '@/admin/shared/use-media';

const DAY_FORMAT = 'YYYY-MM-DD';

/**
 * The format of a day in every language, and the other formats in which it may be typed. None of them is complete
 * before its last character: the picker rewrites a complete date while it is being typed.
 */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- formats, for any language
const FORMATS = [DAY_FORMAT, 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYYMMDD', 'YYYY年M月D日'];

/** The days that may be chosen: parts of a date that is being typed are earlier. */
const FIRST_DAY = dayjs('1900-01-01');
const LAST_DAY = dayjs('2999-12-31');

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
const TOUCH_QUERY = '(pointer: coarse)';

interface DayPickerProps {
  id: string;
  /** The day (yyyy-MM-dd). */
  value: string | undefined;
  isInvalid: boolean;
  onChoose: (day: string | undefined) => void;
  /** Reports whether the typed text is not a day that may be chosen. */
  onInvalidTextChange: (isInvalidText: boolean) => void;
}

function isSelectableDay(text: string): boolean {
  return FORMATS.some((format) => {
    const day = dayjs(text, format, true);
    return day.isValid() && !day.isBefore(FIRST_DAY) && !day.isAfter(LAST_DAY);
  });
}

/** Renders antd's date picker for a day, with the calendar of the interface language. */
export function DayPicker({ id, value, isInvalid, onChoose, onInvalidTextChange }: DayPickerProps) {
  // The keyboard of a phone would cover the calendar.
  const isTouch = useMedia(TOUCH_QUERY);
  const checkText = (text: string) => {
    onInvalidTextChange(text !== '' && !isSelectableDay(text));
    // The picker itself keeps the day when its text is deleted.
    if (text === '' && value !== undefined) onChoose(undefined);
  };
  return (
    <DatePicker
      id={id}
      aria-invalid={isInvalid}
      format={FORMATS}
      inputReadOnly={isTouch}
      preserveInvalidOnBlur
      minDate={FIRST_DAY}
      maxDate={LAST_DAY}
      value={value === undefined ? null : dayjs(value)}
      styles={{ root: { inlineSize: '100%' } }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) checkText(target.value);
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) checkText(target.value);
      }}
      onChange={(day) => {
        onInvalidTextChange(false);
        onChoose(day?.format(DAY_FORMAT));
      }}
    />
  );
}
