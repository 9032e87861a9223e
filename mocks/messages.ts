/** A language of the mock's messages. Records may be in additional ones (D46). */
export type Locale = 'en_US' | 'zh_CN';

const MESSAGES = {
  done: { en_US: 'Success', zh_CN: '操作成功' },
  badRequest: { en_US: 'The request is incomplete.', zh_CN: '请求不完整，请检查后重试。' },
  unauthorized: {
    en_US: 'Your login has expired. Please log in again.',
    zh_CN: '登录失效，请重新登录',
  },
  wrongCredentials: { en_US: 'Wrong account or password.', zh_CN: '账号或密码不正确。' },
  forbidden: {
    en_US: 'Your account does not have permission to do this.',
    zh_CN: '当前账号没有操作权限。',
  },
  notFound: { en_US: 'This item no longer exists.', zh_CN: '该内容已不存在。' },
  unknownOperation: {
    en_US: 'The mock backend does not have this operation.',
    zh_CN: '模拟后端没有该接口。',
  },
  jsonOnly: { en_US: 'Responses are available only as JSON.', zh_CN: '仅支持以JSON格式返回。' },
  inUse: { en_US: 'This item is still in use.', zh_CN: '该内容仍在使用中，无法完成操作。' },
  catalogueHasChildren: {
    en_US: 'This catalogue still has catalogues below it.',
    zh_CN: '该栏目下仍有子栏目，无法删除。',
  },
  catalogueHasArticles: {
    en_US: 'This catalogue still has {count} {count|article|articles}.',
    zh_CN: '该栏目下仍有{count}篇文章，无法删除。',
  },
  jobInUse: {
    en_US: '{count} {count|lawyer still holds|lawyers still hold} this job. Reassign them first.',
    zh_CN: '仍有{count}位律师担任该职务，请先为其改任其他职务。',
  },
  professionalFieldInUse: {
    en_US: '{count} {count|lawyer still practices|lawyers still practice} in this field.',
    zh_CN: '仍有{count}位律师执业于该业务领域，无法删除。',
  },
  officeInUse: {
    en_US: '{count} {count|lawyer still works|lawyers still work} in the {name} office.',
    zh_CN: '{name}办公室仍有{count}位律师，无法移除。',
  },
  itemExists: { en_US: 'This item already exists.', zh_CN: '该内容已存在。' },
  versionExists: {
    en_US: 'This item already has a version in this language.',
    zh_CN: '该内容已有此语言的版本。',
  },
  fileTooLarge: {
    en_US: 'The file is larger than {limit} MB.',
    zh_CN: '文件超过{limit} MB，请压缩后再上传。',
  },
  fileTypeNotAccepted: {
    en_US: 'Files of this kind are not accepted.',
    zh_CN: '不支持该文件类型。',
  },
  bodyTypeNotAccepted: {
    en_US: 'A request of this type is not accepted.',
    zh_CN: '不支持该请求类型。',
  },
  required: { en_US: '{field} is required.', zh_CN: '{field}为必填项。' },
  invalid: { en_US: '{field} is not valid.', zh_CN: '{field}无效。' },
  invalidEmail: {
    en_US: 'Please enter a valid email address',
    zh_CN: '请输入有效的电子邮箱地址',
  },
  invalidUrl: {
    en_US: '{field} must be a web address beginning with http:// or https://.',
    zh_CN: '{field}须为以http://或https://开头的网址。',
  },
  unknownReference: {
    en_US: '{field} does not exist in this language.',
    zh_CN: '该语言版本中没有所选的{field}。',
  },
  duplicateLanguage: {
    en_US: 'A language can only be sent once.',
    zh_CN: '同一语言不能重复提交。',
  },
  severalItems: {
    en_US: 'All language versions must belong to one item.',
    zh_CN: '各语言版本须属于同一内容。',
  },
  notSiblings: {
    en_US: 'Only items of the same list can change places.',
    zh_CN: '只能在同一列表内调整顺序。',
  },
  parentBelowItself: {
    en_US: 'A catalogue cannot be moved below itself.',
    zh_CN: '栏目不能移至其自身之下。',
  },
  wrongOldPassword: { en_US: 'The old password is not correct.', zh_CN: '原密码不正确。' },
  samePassword: {
    en_US: 'The new password must differ from the old one.',
    zh_CN: '新密码不能与原密码相同。',
  },
  siteOff: { en_US: 'The site is closed for maintenance.', zh_CN: '网站维护中，请稍后访问。' },
  tooManyRequests: {
    en_US: 'Too many requests. Please try again in a moment.',
    zh_CN: '请求过于频繁，请稍后再试。',
  },
  internal: {
    en_US: 'Something went wrong on our side. Please try again later.',
    zh_CN: '服务器出现错误，请稍后重试。',
  },
} satisfies Record<string, Record<Locale, string>>;

/** The key of a message. */
export type MessageKey = keyof typeof MESSAGES;

/** The values of placeholders in a message. `field` is the contract's name and is translated. */
export type MessageValues = Record<string, string | number>;

const FIELD_NAMES: Record<string, Record<Locale, string>> = {
  title: { en_US: 'Title', zh_CN: '标题' },
  name: { en_US: 'Name', zh_CN: '名称' },
  cataId: { en_US: 'Catalogue', zh_CN: '栏目' },
  parentId: { en_US: 'Parent catalogue', zh_CN: '上级栏目' },
  type: { en_US: 'Type', zh_CN: '类型' },
  lang: { en_US: 'Language', zh_CN: '语言' },
  contentUrl: { en_US: 'Web address', zh_CN: '原文地址' },
  coverUrl: { en_US: 'Picture', zh_CN: '图片' },
  iconUrl: { en_US: 'Icon', zh_CN: '图标' },
  lawyerCount: { en_US: 'Number of lawyers', zh_CN: '律师人数' },
  totalPeople: { en_US: 'Number of people', zh_CN: '人员总数' },
  branchCount: { en_US: 'Number of offices', zh_CN: '办公室数量' },
  email: { en_US: 'Email', zh_CN: '电子邮箱' },
  to: { en_US: 'Send to', zh_CN: '收件方' },
  jobIds: { en_US: 'Job', zh_CN: '职务' },
  proFieldIds: { en_US: 'Professional field', zh_CN: '业务领域' },
  officeId: { en_US: 'Office', zh_CN: '办公室' },
  replaceNo: { en_US: 'Replacement', zh_CN: '改任职务' },
  loginAccount: { en_US: 'Account', zh_CN: '账号' },
  password: { en_US: 'Password', zh_CN: '密码' },
  oldPassword: { en_US: 'Old password', zh_CN: '原密码' },
  newPassword: { en_US: 'New password', zh_CN: '新密码' },
  headImg: { en_US: 'Portrait', zh_CN: '头像' },
  file: { en_US: 'File', zh_CN: '文件' },
};

/** Returns the language of messages for an `X-Language` header: English unless Chinese. */
export function localeOf(language: string | null): Locale {
  return language?.startsWith('zh') ? 'zh_CN' : 'en_US';
}

/** Returns a message in one language with its values; `{count|one|more}` selects the singular or the plural by a number. */
export function formatMessage(key: MessageKey, locale: Locale, values: MessageValues = {}): string {
  const pattern = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;
  return MESSAGES[key][locale].replace(
    pattern,
    (placeholder, name: string, singular?: string, plural?: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      if (singular !== undefined && plural !== undefined) return value === 1 ? singular : plural;
      return name === 'field' ? (FIELD_NAMES[value]?.[locale] ?? String(value)) : String(value);
    },
  );
}
