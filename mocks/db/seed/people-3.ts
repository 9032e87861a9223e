import type { LawyerSeed } from './types';

/** Lawyers L-0019 to L-0027 of the seed (§3). */
export const lawyerSeeds3: LawyerSeed[] = [
  {
    no: 'L-0019',
    photo: 'portrait-18.webp',
    phoneNumber: '+86 755 5550 0119',
    email: 'haoran.deng@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['ip', 'tmt', 'dispute'],
    office: 'shenzhen',
    versions: {
      en_US: {
        name: 'Deng Haoran',
        intro:
          '<p>Standard-essential patents took Deng Haoran from Shenzhen to courtrooms in Düsseldorf, London and Delhi, where he has coordinated parallel proceedings for Chinese handset and equipment makers since 2015. He argues the Chinese limb of those disputes himself, mostly in Shenzhen and Guangzhou, including applications for the determination of a global royalty rate.</p>' +
          '<p>Clients outside telecommunications know him for trademark work: he has recovered brands registered in bad faith by former distributors and cleared names for product lines sold in forty countries. He trained as an engineer, keeps an oscilloscope in his office and would rather see the product than a drawing of it.</p>',
        customContents: [
          {
            title: 'Bar admissions',
            content:
              '<ul>' +
              '<li>People’s Republic of China</li>' +
              '<li>Patent attorney, People’s Republic of China</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Acting for a handset maker in a rate-setting action in Shenzhen and related injunction proceedings in three European countries</li>' +
              '<li>Recovering the Latin American trademarks of a power-tool brand from its former distributor</li>' +
              '<li>Negotiating a portfolio licence for Wi-Fi patents on behalf of four router manufacturers</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '邓浩然',
        intro:
          '<p>自2015年起，邓浩然律师为国内手机及通信设备厂商统筹标准必要专利的多法域平行诉讼，足迹从深圳延伸至杜塞尔多夫、伦敦与德里；其中的中国诉讼部分由他亲自出庭，主要在深圳、广州两地法院进行，包括请求裁判全球许可费率的案件。</p>' +
          '<p>通信行业之外的客户更熟悉他的商标业务：他曾为多家企业追回被原经销商恶意抢注的品牌，并为销往四十个国家的产品线完成商标检索与布局。邓律师工科出身，办公室里常备一台示波器——与其看图纸，他更愿意看实物。</p>',
        customContents: [
          {
            title: '执业资格',
            content: '<ul>' + '<li>中国</li>' + '<li>中国专利代理师</li>' + '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代理某手机厂商在深圳提起的许可费率纠纷诉讼，并协调欧洲三国的禁令程序</li>' +
              '<li>协助某电动工具品牌自原经销商处收回拉丁美洲商标</li>' +
              '<li>代表四家路由器厂商就Wi-Fi专利组合进行许可谈判</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0020',
    photo: 'portrait-17.webp',
    phoneNumber: '+86 21 5550 0120',
    email: 'wenqian.lu@harcourt-lin.example',
    jobs: ['job-counsel'],
    fields: ['employment'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Lu Wenqian',
        intro:
          '<p>Lu Wenqian has one subject, and it is employment. For twenty years she has advised the China management of international groups on plant closures, transfers of staff between group companies, executive exits and the protection of confidential information after them. When a site with several hundred employees has to close, she is usually in the room when the announcement is made.</p>' +
          '<p>Before joining the firm she was employee relations director of a chemicals group, and her advice still reads like that of someone who must live with the result: with a script, a calendar and a budget. She sits as a part-time arbitrator on a district labour dispute arbitration commission in Shanghai.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Closure of a components plant in Songjiang with 640 employees, completed without litigation</li>' +
              '<li>Harmonising terms of employment after a merger of two chemical distributors in nine cities</li>' +
              '<li>Enforcing a non-compete covenant against the former research head of a coatings maker</li>' +
              '</ul>',
          },
          {
            title: 'Publications',
            content:
              '<ul>' +
              '<li>“Moving the plant: a calendar for employers”, updated yearly since 2016</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '陆文倩',
        intro:
          '<p>二十年来，陆文倩律师只做一件事——劳动与雇佣。她为跨国集团的中国管理层提供法律服务，内容包括工厂关闭、集团内部人员转移、高管离任及离任后的商业秘密保护。数百人规模的厂区需要关停时，宣布决定的现场往往有她在座。</p>' +
          '<p>加入本所之前，陆律师曾任某化工集团员工关系总监，因此她的意见始终带着执行者的视角：有沟通话术，有时间表，也有预算。她还兼任上海某区劳动人事争议仲裁委员会的兼职仲裁员。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>协助松江某零部件工厂完成关停，安置员工640人，未发生诉讼</li>' +
              '<li>两家化工分销企业合并后，统一九个城市的员工劳动条件</li>' +
              '<li>代表某涂料企业追究原研发负责人违反竞业限制义务的责任</li>' +
              '</ul>',
          },
          {
            title: '主要著述',
            content: '<ul>' + '<li>《工厂搬迁：用人单位时间表》，2016年起逐年修订</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0021',
    photo: 'portrait-20.webp',
    phoneNumber: '+86 21 5550 0121',
    email: 'simon.qiu@harcourt-lin.example',
    jobs: ['job-senior-partner'],
    fields: ['banking', 'restructuring'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Simon Qiu Zhiming',
        intro:
          '<p>Simon Qiu has documented loans for thirty years and restructured a fair number of them. He leads the banking and finance group, acts for Chinese and international banks on syndicated, acquisition and cross-border facilities, and is instructed by administrators and investors when borrowers enter reorganisation under the Enterprise Bankruptcy Law.</p>' +
          '<p>Having seen which covenants help and which merely fill pages, he has shortened the firm’s standard facility agreement twice. He acted on early free trade zone account structures in Shanghai and on cross-border security registered with the State Administration of Foreign Exchange. Younger colleagues know him as the partner who returns drafts the same evening, in pencil.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Fudan University, LL.B., 1994</li>' +
              '<li>London School of Economics and Political Science, LL.M., 1999</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising the mandated lead arrangers on a EUR 900 million acquisition facility for a tyre manufacturer</li>' +
              '<li>Acting for the investor in the reorganisation of a listed stainless steel group with eighteen consolidated affiliates</li>' +
              '<li>Advising a foreign bank on the conversion of its Shanghai branch into a locally incorporated subsidiary</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '邱志明',
        intro:
          '<p>邱志明律师从事贷款业务三十年，经手的项目中不少日后又由他主持重组。他现任本所银行与金融业务负责人，为中外资银行办理银团贷款、并购贷款及跨境融资；债务人依《企业破产法》进入重整程序后，亦接受管理人和重整投资人的委托。</p>' +
          '<p>哪些承诺条款真正管用、哪些只是充篇幅，邱律师心中有数，为此他已两度精简本所的贷款合同范本。他曾参与设计上海自贸区自由贸易账户的早期融资结构，并办理内保外贷等跨境担保登记。年轻同事都知道，交给邱律师的稿子，当晚就会收到铅笔批注的修改件。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>复旦大学，法学学士，1994年</li>' +
              '<li>伦敦政治经济学院，法学硕士，1999年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>担任某轮胎企业9亿欧元并购贷款委任牵头行律师</li>' +
              '<li>在某上市不锈钢集团及十八家关联企业实质合并重整中代表重整投资人</li>' +
              '<li>协助某外资银行将上海分行改制为外资法人银行</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0022',
    photo: 'portrait-19.webp',
    phoneNumber: '+852 5550 0122',
    email: 'priya.raghunathan@harcourt-lin.example',
    jobs: ['job-counsel'],
    fields: ['compliance', 'banking'],
    office: 'hongkong',
    versions: {
      en_US: {
        name: 'Priya Raghunathan',
        intro:
          '<p>Sanctions, export controls and anti-money laundering rules overlap more often than they agree, and Priya Raghunathan’s work is to find the course a bank or trading company can follow under all of them. She advises from Hong Kong on screening, payment blocks, licence applications and the drafting of sanctions clauses, and has led eleven internal reviews in Asia for groups headquartered in Europe.</p>' +
          '<p>She was a regulator’s investigator in Mumbai and then head of financial crime legal at an international bank. Her reports separate what is known, what is inferred and what has not been looked at, a discipline she also asks of her clients when they write to authorities.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Reviewing seven years of trade finance files for a regional bank and reporting the outcome to two regulators</li>' +
              '<li>Advising a commodity house on payments and cargoes caught between two sanctions regimes</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content:
              '<ul>' +
              '<li>Advocate, Bar Council of Maharashtra and Goa</li>' +
              '<li>Solicitor, England and Wales</li>' +
              '<li>Registered foreign lawyer, Hong Kong</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>English, Hindi, Tamil, Marathi</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '普丽娅·拉古纳坦',
        intro:
          '<p>制裁、出口管制与反洗钱规则常有重叠，却未必彼此协调。普丽娅·拉古纳坦律师的工作，正是为银行和贸易企业找到在各套规则之下都走得通的路径。她常驻香港，就名单筛查、款项冻结、许可申请及制裁条款起草提供意见，并曾为总部设于欧洲的集团在亚洲主持十一次内部审查。</p>' +
          '<p>她曾在孟买担任监管机构调查员，后任某国际银行金融犯罪法律事务主管。她撰写的报告总是把已知事实、推断结论和尚未核查的事项分开列明，并要求客户在向主管机关作出说明时恪守同样的原则。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>为某区域性银行复核七年贸易融资档案，并向两家监管机构报告结果</li>' +
              '<li>就两套制裁制度冲突下的付款与货物处置，为某大宗商品企业提供意见</li>' +
              '</ul>',
          },
          {
            title: '执业资格',
            content:
              '<ul>' +
              '<li>印度马哈拉施特拉邦及果阿邦律师公会</li>' +
              '<li>英格兰及威尔士事务律师</li>' +
              '<li>香港注册外地律师</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>英语、印地语、泰米尔语、马拉地语</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0023',
    photo: 'portrait-22.webp',
    phoneNumber: '+86 10 5550 0123',
    email: 'chengyu.ma@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['energy', 'real-estate', 'banking', 'arbitration', 'corporate'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Ma Chengyu',
        intro:
          '<p>Ma Chengyu has read concession agreements in four languages and visited most of the projects they describe. He acts for Chinese contractors, equipment suppliers and policy lenders on power, rail and water projects in Central Asia, Africa and the Gulf, from the first heads of terms to the claims that follow the final account.</p>' +
          '<p>At home he advises generators and grid companies on wind and solar bases, storage and the trading of green certificates, and on the purchase of operating assets. He holds a degree in civil engineering, and keeps a list of clauses that looked harmless in the tender and were not, which he goes through with new clients.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising the contractor on the engineering and construction contract for a 1.2 GW combined-cycle plant in Central Asia</li>' +
              '<li>Acting for a generator on the acquisition of seven operating wind farms in Inner Mongolia and Hebei</li>' +
              '<li>Advising a policy lender on the security package for a desalination plant on the Gulf coast</li>' +
              '</ul>',
          },
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Tongji University, B.Eng. in Civil Engineering, 2002</li>' +
              '<li>Peking University, Juris Master, 2007</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '马承宇',
        intro:
          '<p>马承宇律师读过四种语言的特许经营协议，也实地走访过其中大部分项目。他为中国承包商、设备供应商和政策性金融机构参与中亚、非洲及海湾地区的电力、铁路与水务项目提供法律服务，从最初的框架条款谈判直至最终结算后的索赔。</p>' +
          '<p>在境内，马律师为发电企业和电网企业办理风光大基地、储能、绿证交易及存量电站收购等业务。他拥有土木工程专业背景，手边常备一份清单，逐条记录那些投标时看似无害、履约时却酿成纠纷的条款，每逢新客户，总要一同过一遍。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代表承包商办理中亚某120万千瓦联合循环电站EPC合同</li>' +
              '<li>代表某发电企业收购内蒙古、河北七座在运风电场</li>' +
              '<li>就海湾沿岸某海水淡化项目的担保安排，为政策性贷款机构提供法律意见</li>' +
              '</ul>',
          },
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>同济大学，土木工程学士，2002年</li>' +
              '<li>北京大学，法律硕士，2007年</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0024',
    photo: 'portrait-21.webp',
    phoneNumber: '+86 21 5550 0124',
    email: 'yiran.fang@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['data', 'tmt', 'compliance'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Fang Yiran',
        intro:
          '<p>Fang Yiran helps companies move personal data out of China lawfully and, more often now, decide that they need not move it. She has prepared security assessments and standard-contract filings for retailers, carmakers and clinical research organisations, and tracks how the local cyberspace administrations read the 2024 rules on cross-border flows.</p>' +
          '<p>A former product manager, she draws the data map herself before she writes about it. Since 2025 she has also advised developers on filing generative artificial intelligence services and on the labelling of synthetic content. She holds the certifications her clients’ privacy officers hold and sits on two of their advisory panels.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Shanghai Jiao Tong University, LL.B., 2013</li>' +
              '<li>National University of Singapore, LL.M. in Intellectual Property and Technology Law, 2016</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Security assessment for the cross-border transfer of vehicle data by a European carmaker</li>' +
              '<li>Standard-contract filings for fourteen affiliates of a cosmetics group</li>' +
              '<li>Response plan and regulator correspondence after a leak at a hotel reservation platform</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '方怡然',
        intro:
          '<p>方怡然律师协助企业依法完成个人信息出境；而近来更常见的情形，是帮助企业论证数据其实无须出境。她曾为零售、汽车及临床研究机构办理数据出境安全评估与标准合同备案，并持续跟踪各地网信部门对2024年《促进和规范数据跨境流动规定》的把握尺度。</p>' +
          '<p>方律师做过产品经理，动笔之前总要亲手绘制数据流图。2025年以来，她还为大模型研发企业办理生成式人工智能服务备案，就合成内容标识义务提供意见。她持有与客户隐私官相同的专业认证，并受聘担任其中两家企业的隐私顾问委员。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>上海交通大学，法学学士，2013年</li>' +
              '<li>新加坡国立大学，知识产权与科技法学硕士，2016年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>协助某欧洲车企通过汽车数据出境安全评估</li>' +
              '<li>为某化妆品集团十四家关联公司办理个人信息出境标准合同备案</li>' +
              '<li>某酒店预订平台数据泄露事件的应急处置及与监管机构的沟通</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0025',
    photo: 'portrait-24.webp',
    phoneNumber: '+44 20 7946 0125',
    email: 'thomas.whitcombe@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['arbitration', 'dispute'],
    office: 'london',
    versions: {
      en_US: {
        name: 'Thomas Whitcombe',
        intro:
          '<p>Thomas Whitcombe joined the London office as a trainee in 2021 and qualified into the disputes group two years later. He works on shipbuilding, commodity and post-acquisition disputes, most of them in LCIA or LMAA arbitration, and has learned enough Mandarin, during six months with the Beijing team, to take a first proof from a witness before the interpreter arrives.</p>' +
          '<p>He prepares chronologies, manages disclosure and has made submissions unled in two interlocutory hearings. He reviews the office’s arbitration bulletin before it goes to clients and keeps its table of decisions under the Arbitration Act 2025.</p>',
        customContents: [
          {
            title: 'Languages',
            content: '<ul>' + '<li>English, French, Mandarin (intermediate)</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '托马斯·惠特科姆',
        intro:
          '<p>托马斯·惠特科姆律师于2021年以实习律师身份加入伦敦办公室，两年后取得执业资格并留任争议解决团队。他主要办理船舶建造、大宗商品及并购后争议，多在伦敦国际仲裁院（LCIA）或伦敦海事仲裁员协会（LMAA）进行。他曾在北京办公室工作半年，所学中文已足以在译员到场之前与证人作初步访谈。</p>' +
          '<p>他负责编制案件大事记、管理证据披露，并曾两度在程序性聆讯中独立陈词。伦敦办公室的仲裁简报由他审校，英国《2025年仲裁法》判例一览表也由他维护。</p>',
        customContents: [
          {
            title: '工作语言',
            content: '<ul>' + '<li>英语、法语、普通话（中级）</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0026',
    photo: 'portrait-23.webp',
    phoneNumber: '+86 755 5550 0126',
    email: 'joyce.tan@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['capital-markets', 'corporate'],
    office: 'shenzhen',
    versions: {
      en_US: {
        name: 'Joyce Tan Xinyue',
        intro:
          '<p>Joyce Tan verifies. Prospectuses, annual reports and circulars that leave the Shenzhen office have usually passed across her desk, each statement traced to a contract, a ledger or an interview note. She has worked on six A-share listings and two H-share offerings since she joined in 2021, mainly for manufacturers in the Greater Bay Area.</p>' +
          '<p>She read law and accounting together and is at ease in the working papers of auditors. Between transactions she keeps the firm’s checklist of review questions raised by the exchanges, sorted by subject, which now runs to some nine hundred entries.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Sun Yat-sen University, LL.B. and B.Acc., 2019</li>' +
              '<li>University of Hong Kong, LL.M. in Corporate and Financial Law, 2021</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Mandarin, Cantonese, English</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '谭欣悦',
        intro:
          '<p>核查与验证，是谭欣悦律师工作的主轴。深圳办公室出具的招股书、年报及通函，大多经她之手，每一处表述都要追溯到合同、账簿或访谈记录。自2021年加入本所以来，她已参与六单A股上市及两单H股发行，客户以粤港澳大湾区制造企业为主。</p>' +
          '<p>谭律师兼修法学与会计学，阅读审计工作底稿得心应手。项目间隙，她还负责整理各交易所审核问询问题清单，按主题分类，至今已积累约九百条。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>中山大学，法学学士、会计学学士，2019年</li>' +
              '<li>香港大学，公司法与金融法法学硕士，2021年</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>普通话、粤语、英语</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0027',
    photo: 'portrait-26.webp',
    phoneNumber: '+86 21 5550 0127',
    email: 'hang.su@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['corporate', 'private-equity'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Su Hang',
        intro:
          '<p>Su Hang is an associate in the corporate group. He runs due diligence on acquisitions of private companies, drafts disclosure schedules and closing documents, and looks after the filings that follow: changes of registration, foreign investment reports, payment of the price into and out of escrow.</p>' +
          '<p>In his third year he built the tracker the Shanghai team uses for conditions precedent, which shows a client each morning what is still missing and who owes it. He has acted on the sale of a chain of dental clinics, on two acquisitions in food ingredients and on the separation of a family-owned packaging group among its three branches.</p>',
        customContents: [],
      },
      zh_CN: {
        name: '苏航',
        intro:
          '<p>苏航律师就职于公司业务团队，负责非上市公司收购项目的尽职调查，起草披露函及交割文件，并跟进工商变更登记、外商投资信息报告、交易价款共管等交割后事项。</p>' +
          '<p>执业第三年，苏律师为上海团队开发了一套先决条件跟踪表，客户每天早晨即可看到哪些文件尚未齐备、由谁负责。他参与的项目包括某连锁口腔诊所的出售、两宗食品配料企业收购，以及某家族包装集团在三个支系之间的分立重组。</p>',
        customContents: [],
      },
    },
  },
];
