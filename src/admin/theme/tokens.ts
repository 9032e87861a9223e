import type { ThemeConfig } from 'antd';

// Values of ui/tokens.css (checked by tokens.test.ts): antd calculates with them and cannot use CSS variables.
const INK = '#16202a';
const PAPER = '#fbf9f5';
const LINE = '#e4dfd5';
const LINE_STRONG = '#8d877b';
const MUTED = '#5b6470';
const WASH = '#f3efe7';
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a CSS value
const FLOATING_SHADOW = '0 12px 32px rgb(22 32 42 / 12%)';

/** antd's tokens (docs/design-system.md, D47). One soft shadow, only on floating elements. */
export const tokens: NonNullable<ThemeConfig['token']> = {
  colorPrimary: '#7c2230',
  colorLink: '#7c2230',
  colorLinkHover: '#611a25',
  colorSuccess: '#2f6b4f',
  colorWarning: '#8a5a00',
  colorError: '#a3262a',
  colorInfo: '#3a5673',
  // Tints of paper: antd's generated colors look muddy.
  colorSuccessBg: '#f1f5ee',
  colorSuccessBorder: '#a9c2b2',
  colorWarningBg: '#fbf4e3',
  colorWarningBorder: '#d9c08c',
  colorErrorBg: '#fbf0ed',
  colorErrorBorder: '#dba8a3',
  colorInfoBg: '#f0f3f5',
  colorInfoBorder: '#b3c0cc',
  controlItemBgActive: WASH,
  controlItemBgActiveHover: WASH,
  controlItemBgHover: PAPER,
  colorTextBase: INK,
  colorTextSecondary: '#3b4652',
  colorTextTertiary: MUTED,
  colorTextDescription: MUTED,
  colorTextPlaceholder: MUTED,
  colorBgLayout: PAPER,
  colorBorder: LINE_STRONG,
  colorBorderSecondary: LINE,
  colorSplit: LINE,
  borderRadius: 3,
  fontFamily: 'var(--sans)',
  fontSize: 14,
  controlHeight: 34,
  controlHeightSM: 28,
  boxShadow: FLOATING_SHADOW,
  boxShadowSecondary: FLOATING_SHADOW,
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: 639,
  screenSM: 640,
  screenSMMin: 640,
  screenSMMax: 767,
  screenMD: 768,
  screenMDMin: 768,
  screenMDMax: 1023,
  screenLG: 1024,
  screenLGMin: 1024,
  screenLGMax: 1279,
  screenXL: 1280,
  screenXLMin: 1280,
  screenXLMax: 1535,
  screenXXL: 1536,
  screenXXLMin: 1536,
  screenXXLMax: 1919,
  screenXXXL: 1920,
  screenXXXLMin: 1920,
};

/** Borders of a field under the pointer and with the focus: ink, since red means an error. */
const FIELD_BORDERS = { hoverBorderColor: INK, activeBorderColor: INK } as const;

export const componentTokens: NonNullable<ThemeConfig['components']> = {
  Layout: {
    bodyBg: PAPER,
    headerBg: PAPER,
    headerHeight: 56,
    headerPadding: 0,
    lightSiderBg: PAPER,
  },
  Menu: {
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemHoverBg: WASH,
    itemHeight: 36,
    itemMarginBlock: 2,
    activeBarBorderWidth: 0,
  },
  Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  Input: { ...FIELD_BORDERS, activeShadow: 'none', errorActiveShadow: 'none' },
  InputNumber: { ...FIELD_BORDERS, activeShadow: 'none', errorActiveShadow: 'none' },
  Select: { ...FIELD_BORDERS, activeOutlineColor: 'transparent' },
  DatePicker: { ...FIELD_BORDERS, activeShadow: 'none', errorActiveShadow: 'none' },
  // The containers around the fields set their spacing.
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a CSS value
  Form: { itemMarginBottom: 0, verticalLabelPadding: '0 0 4px' },
  // The default is barely visible on white.
  Slider: { railBg: LINE_STRONG },
  Table: {
    headerBg: WASH,
    headerColor: INK,
    rowHoverBg: PAPER,
    headerSortActiveBg: WASH,
    headerSortHoverBg: LINE,
    bodySortBg: 'transparent',
    borderColor: LINE,
    headerSplitColor: 'transparent',
    headerBorderRadius: 0,
    // Ten rows of two lines are visible on a desktop screen (docs/design-system.md).
    cellPaddingBlockMD: 6,
    cellPaddingBlockSM: 2,
  },
  Segmented: { trackBg: WASH },
  // The strong line belongs to fields.
  Collapse: { colorBorder: LINE },
  Tabs: { colorBorder: LINE },
  Tag: { defaultBg: WASH },
};
