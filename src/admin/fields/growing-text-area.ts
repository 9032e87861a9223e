import type { TextAreaProps } from 'antd/es/input';
import styles from './fields.module.css';

/** Whether CSS can size a text area by its text: antd's `autoSize` lays out the page for each text area. */
const SUPPORTS_FIELD_SIZING = 'fieldSizing' in document.documentElement.style;

/**
 * Returns the props of antd's text area that let it grow with its text, from `minRows` to `maxRows` lines; the rest
 * scrolls.
 */
export function growingTextAreaProps(
  minRows: number,
  maxRows: number,
): Pick<TextAreaProps, 'autoSize' | 'classNames' | 'styles'> {
  if (!SUPPORTS_FIELD_SIZING) return { autoSize: { minRows, maxRows } };
  return {
    classNames: { textarea: styles.growing ?? '' },
    styles: {
      textarea: {
        // With antd's padding and border.
        minBlockSize: `calc(${minRows}lh + 2 * (var(--ant-input-padding-block) + var(--ant-line-width)))`,
        maxBlockSize: `calc(${maxRows}lh + 2 * (var(--ant-input-padding-block) + var(--ant-line-width)))`,
      },
    },
  };
}
