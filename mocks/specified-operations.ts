/** The number of operations in the specification. */
export const OPERATION_COUNT = 84;

/**
 * Lists the operations of §7, copied from the specification and not from the contract, so that a test can compare both.
 * Order and spelling are the specification's.
 */
export const specifiedOperations: readonly string[] = [
  // Admin auth and common
  'POST /admin/login',
  'GET /admin/quit',
  'PUT /admin/modify-password',
  'PUT /admin/modify-head-img',
  'GET /admin/mine',
  'GET /common/language',

  // Admin catalogue
  'GET /admin/catalog',
  'POST /admin/catalog',
  'PUT /admin/catalog',
  'DELETE /admin/catalog/{id}',
  'PUT /admin/catalog/sort',
  'GET /admin/catalog/{id}',

  // Admin content: news, cases and honors
  'GET /admin/latest-news',
  'POST /admin/latest-news',
  'PUT /admin/latest-news',
  'DELETE /admin/latest-news',
  'PUT /admin/latest-news/pin',
  'PUT /admin/latest-news/unpin',
  'GET /admin/case-analysis',
  'POST /admin/case-analysis',
  'PUT /admin/case-analysis',
  'DELETE /admin/case-analysis',
  'PUT /admin/case-analysis/pin',
  'PUT /admin/case-analysis/unpin',
  'GET /admin/lawfirm-honour',
  'POST /admin/lawfirm-honour',
  'PUT /admin/lawfirm-honour',
  'DELETE /admin/lawfirm-honour',
  'PUT /admin/lawfirm-honour/pin',
  'PUT /admin/lawfirm-honour/unpin',

  // Admin banner
  'POST /admin/banner',
  'PUT /admin/banner',
  'GET /admin/banner',
  'DELETE /admin/banner/{id}',
  'GET /admin/banner/detail/{id}',
  'PUT /admin/banner/{id}/{top}',

  // Admin professional field
  'GET /admin/professionalField',
  'GET /admin/professionalField/lang/list',
  'POST /admin/professionalField',
  'PUT /admin/professionalField',
  'DELETE /admin/professionalField/{id}',
  'GET /admin/professionalField/detail/{id}',
  'PUT /admin/professionalField/sort',

  // Admin lawyer team
  'PUT /admin/lawyerTeam/sort',
  'PUT /admin/lawyerTeam/update-sort/{no}/{sort}',
  'GET /admin/lawyerTeam',
  'POST /admin/lawyerTeam',
  'PUT /admin/lawyerTeam',
  'DELETE /admin/lawyerTeam/{id}',
  'GET /admin/lawyerTeam/detail/{id}',
  'PUT /admin/lawyerTeam/{id}/{top}',

  // Admin offices and jobs
  'GET /admin/office',
  'GET /admin/job',
  'POST /admin/job',
  'PUT /admin/job',
  'GET /admin/job/{id}',
  'GET /admin/job/check/{id}',
  'DELETE /admin/job/{id}',
  'PUT /admin/job/sort',
  'POST /admin/job/replace',

  // Admin portal and files
  'GET /admin/portal-config',
  'POST /admin/portal-config',
  'GET /admin/portal-config/site-status',
  'POST /admin/portal-config/site-status/{value}',
  'POST /admin/icon',
  'GET /admin/icon',
  'DELETE /admin/icon/{id}',
  'POST /admin/files/upload',
  'POST /admin/send-email',

  // Public
  'GET /user/lawyerTeam',
  'GET /user/lawyerTeam/{id}',
  'GET /user/latest-news',
  'GET /user/latest-news/{id}',
  'GET /user/case-analysis',
  'GET /user/case-analysis/{id}',
  'GET /user/catalog',
  'GET /user/banner',
  'GET /user/professionalField/list',
  'GET /user/professionalField/{id}',
  'GET /user/professionalField/pageTurn/{no}',
  'GET /user/portal-config',
  'GET /user/portal-config/site-status',
  'GET /user/lawfirm-honour',
  'GET /user/lawfirm-honour/{id}',
];
