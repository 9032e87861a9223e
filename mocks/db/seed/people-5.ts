import type { LawyerSeed } from './types';

/** Lawyers L-0036 to L-0042 of the seed (§3). */
export const lawyerSeeds5: LawyerSeed[] = [
  {
    no: 'L-0036',
    email: 'mengting.xie@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['compliance', 'data', 'employment'],
    office: 'shanghai',
    versions: {
      zh_CN: {
        name: '谢梦婷',
        intro:
          '<p>谢梦婷律师主要从事企业内部调查与合规体系建设。她曾在检察机关办理经济犯罪案件六年，熟悉涉企刑事案件的取证要求与办案流程，2020年加入本所后，先后为制造、医药、零售行业的客户主持商业贿赂、职务侵占及数据造假等内部调查三十余起。</p>' +
          '<p>谢律师擅长在有限时间内厘清资金与审批链条，并就调查结果的使用、人员处置及向主管机关报告等后续事项提出可操作的建议。她参与制定了多家企业的合规管理制度、举报处理流程及供应商准入标准，并常年为客户的审计、法务和人力资源部门提供培训。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>西南政法大学，法学学士，2011年</li>' +
              '<li>西南政法大学，刑法学硕士，2014年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>为某医疗器械企业开展经销商反商业贿赂专项调查，覆盖十四个省区</li>' +
              '<li>协助某零售集团查清门店虚假交易事件，并配合公安机关立案侦查</li>' +
              '<li>为某汽车零部件企业建立合规管理体系，协助通过第三方认证</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0037',
    photo: 'portrait-34.webp',
    phoneNumber: '+86 755 5550 0137',
    email: 'jingxuan.ouyang@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['data', 'tmt'],
    office: 'shenzhen',
    versions: {
      en_US: {
        name: 'Ouyang Jingxuan',
        intro:
          '<p>Ouyang Jingxuan is the associate clients meet when something has gone wrong with a server. He coordinates incident response for cloud, logistics and health-technology companies in the Greater Bay Area: preserving logs, working out whose data was touched, drafting the notices to the authorities and, where required, to the people concerned.</p>' +
          '<p>In quieter weeks he reviews apps before release and advises on classified protection filings under the Cybersecurity Law. He joined from the security team of a payments company in 2022, passed the bar examination while on call there, and speaks to engineers without asking them to simplify.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Harbin Institute of Technology, B.Eng. in Information Security, 2016</li>' +
              '<li>Shenzhen University, Juris Master, 2021</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '欧阳靖轩',
        intro:
          '<p>服务器出了问题，客户最先见到的往往是欧阳靖轩律师。他为粤港澳大湾区的云服务、物流及数字医疗企业协调网络安全事件处置：固定日志，查明哪些人的数据受到影响，起草向主管部门的报告，并在必要时通知相关个人。</p>' +
          '<p>平日里，他负责应用上架前的合规审查，并就《网络安全法》下的等级保护备案提供意见。欧阳律师曾任职于某支付公司安全团队，值班期间通过法律职业资格考试，2022年加入本所。与工程师沟通，他无须对方降低技术门槛。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>哈尔滨工业大学，信息安全学士，2016年</li>' +
              '<li>深圳大学，法律硕士，2021年</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0038',
    photo: 'portrait-33.webp',
    phoneNumber: '+44 20 7946 0138',
    email: 'sofia.lindqvist@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['data', 'competition'],
    office: 'london',
    versions: {
      en_US: {
        name: 'Sofia Lindqvist',
        intro:
          '<p>Two regimes meet on Sofia Lindqvist’s desk: European and British data protection law, and the competition rules that increasingly ask what a company’s data is worth. She advises Chinese device makers, game publishers and marketplaces on their duties under the GDPR and its United Kingdom counterpart, on representatives and transfer assessments, and on requests from supervisory authorities that arrive with short deadlines.</p>' +
          '<p>She also prepares merger filings in Brussels and London with the firm’s antitrust team in Beijing. She trained in Stockholm, moved to London in 2017, and was for a year on secondment to the privacy office of a consumer electronics group in Shenzhen.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Uppsala University, Jur. kand., 2015</li>' +
              '<li>King’s College London, LL.M. in Competition Law, 2018</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content: '<ul>' + '<li>Solicitor, England and Wales, 2021</li>' + '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Responding for a smart-home manufacturer to an inquiry opened in three EU member states</li>' +
              '<li>Advising a game publisher on age assurance and on its United Kingdom risk assessments</li>' +
              '<li>Merger control filings for a joint venture in electric vehicle charging</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0039',
    jobs: ['job-trainee'],
    fields: [],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Yu Bowen',
        intro:
          '<p>Yu Bowen joined the Beijing office in July 2026 after finishing his master’s degree, and is in the first of four seats of his training year. He has not yet chosen a field. At present he sits with the disputes group, where he prepares bundles, checks citations and attends hearings with Zhang Wei’s team; in spring he moves to the corporate group. At university he edited the student law review and won a prize for an essay on the service of documents abroad.</p>',
        customContents: [],
      },
      zh_CN: {
        name: '余博文',
        intro:
          '<p>余博文于2026年7月取得硕士学位后加入北京办公室，目前处于为期一年实习期的第一轮轮岗，共四轮，专业方向尚未确定。他现在争议解决团队学习，协助整理证据、核对引注，并随团队旁听庭审，明年春季将转入公司业务团队。在校期间，他曾任学生法律评论编辑，并以一篇关于域外送达的论文获得校级奖项。</p>',
        customContents: [],
      },
    },
  },
  {
    no: 'L-0040',
    phoneNumber: '+86 21 5550 0140',
    email: 'siqi.cai@harcourt-lin.example',
    jobs: ['job-trainee'],
    fields: ['dispute'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Cai Siqi',
        intro:
          '<p>Cai Siqi is a trainee in the Shanghai disputes team, where she drafts applications for property preservation, keeps the calendar of limitation periods and takes notes of hearings. She spent the summers of her studies as a volunteer at a legal aid station in Minhang, helping delivery riders to recover unpaid wages, and wrote her dissertation on how courts classify their contracts. She expects to qualify in the autumn of 2027 and continues to answer the legal aid telephone one evening a week.</p>',
        customContents: [],
      },
      zh_CN: {
        name: '蔡思琪',
        intro:
          '<p>蔡思琪现为上海办公室争议解决团队实习律师，负责起草财产保全申请、跟踪诉讼时效及期间，并协助制作庭审笔记。求学期间，她连续几个暑假在闵行一家法律援助工作站做志愿者，协助外卖骑手追讨欠薪，毕业论文亦以新就业形态用工关系的司法认定为题。她预计于2027年秋季取得律师执业证，至今仍坚持每周一晚在法律援助热线值班。</p>',
        customContents: [],
      },
    },
  },
  {
    no: 'L-0041',
    photo: 'portrait-36.webp',
    phoneNumber: '+852 5550 0141',
    email: 'harry.leung@harcourt-lin.example',
    jobs: ['job-trainee'],
    fields: ['capital-markets', 'banking'],
    office: 'hongkong',
    versions: {
      en_US: {
        name: 'Harry Leung Chun-kit',
        intro:
          '<p>Harry Leung is in the second year of his training contract in Hong Kong and is currently with the banking group, after seats in capital markets and disputes. He drafts board minutes, security documents and perfection checklists, and has spent a good many nights at the printers with Kelvin Cheung’s team. He read law and history, writes in both official languages with equal ease and expects to be admitted in September 2027. On Sundays he referees amateur football, which he says is good practice for completion meetings.</p>',
        customContents: [],
      },
      zh_CN: {
        name: '梁俊杰',
        intro:
          '<p>梁俊杰现处于香港见习合约第二年，曾在资本市场及争议解决团队轮岗，目前在银行与金融团队工作，负责起草董事会会议纪要、担保文件及登记完善清单，也曾随张嘉豪律师团队在财经印刷商处度过不少夜晚。他大学主修法律与历史，中英文写作俱佳，预计2027年9月取得香港律师资格。周日他在业余足球赛担任裁判，自称这对主持交割会议颇有助益。</p>',
        customContents: [],
      },
    },
  },
  {
    no: 'L-0042',
    photo: 'portrait-35.webp',
    phoneNumber: '+86 10 5550 0142',
    email: 'yuki.nakamura@harcourt-lin.example',
    jobs: ['job-counsel'],
    fields: ['employment', 'corporate', 'compliance'],
    versions: {
      en_US: {
        name: 'Yuki Nakamura',
        intro:
          '<p>Yuki Nakamura looks after the firm’s Japanese clients without belonging to any one of its offices: she lives in Tokyo, works a week of each month in Shanghai and another in Shenzhen, and keeps in touch with head offices in between. A bengoshi since 2006, she advises manufacturers, trading houses and retailers on their Chinese subsidiaries, above all on personnel, reporting lines and internal rules that must satisfy two legal systems and two company cultures.</p>' +
          '<p>She was seconded for three years to the legal department of a carmaker’s China headquarters. Her seminar on what an expatriate general manager signs, and is personally liable for, has been held more than thirty times.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Keio University, LL.B., 2003</li>' +
              '<li>Peking University, LL.M. in Chinese Law, 2011</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content: '<ul>' + '<li>Japan (Daini Tokyo Bar Association), 2006</li>' + '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Revising the delegation of authority of nineteen Chinese subsidiaries of a machinery group</li>' +
              '<li>Advising a retailer on the closure of twenty-two stores and the redeployment of their staff</li>' +
              '<li>Internal review of purchasing irregularities at a components plant in Dongguan</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '中村优希',
        intro:
          '<p>中村优希律师负责本所日本客户的法律事务，不隶属于任何一个办公室：她定居东京，每月有一周在上海、一周在深圳工作，其余时间与客户总部保持联络。她自2006年起任日本律师，为制造企业、综合商社和零售企业的在华子公司提供法律服务，尤其擅长设计须同时契合两种法律制度与两种企业文化的人事管理、汇报关系及内部规章。</p>' +
          '<p>她曾派驻某汽车企业中国总部法务部三年。以“外派总经理签了什么、须为何负个人责任”为题的讲座，至今已举办三十余场。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>日本庆应义塾大学，法学学士，2003年</li>' +
              '<li>北京大学，中国法法学硕士，2011年</li>' +
              '</ul>',
          },
          {
            title: '执业资格',
            content: '<ul>' + '<li>日本（第二东京律师会），2006年</li>' + '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>为某机械集团十九家在华子公司修订授权审批制度</li>' +
              '<li>协助某零售企业关闭二十二家门店并安置员工</li>' +
              '<li>对东莞某零部件工厂的采购违规问题开展内部审查</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
];
