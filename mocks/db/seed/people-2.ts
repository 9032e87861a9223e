import type { LawyerSeed } from './types';

/** Lawyers L-0010 to L-0018 of the seed (§3). */
export const lawyerSeeds2: LawyerSeed[] = [
  {
    no: 'L-0010',
    phoneNumber: '+44 20 7946 0110',
    email: 'mf.etxeberria@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['arbitration', 'energy'],
    office: 'london',
    versions: {
      en_US: {
        name: 'María Fernanda de los Ángeles Etxeberria y Montenegro-Salazar',
        intro:
          '<p>María Fernanda Etxeberria handles international arbitrations that arise from energy and mining projects in Latin America, where Chinese contractors and lenders have become frequent parties. She drafts in Spanish, English and Portuguese, and her cases tend to turn on the same three questions: who bore the risk of delay, what the state promised, and what the experts’ delay analysis really shows.</p>' +
          '<p>She practised in Bogotá before moving to London in 2019 and has acted as secretary to tribunals in six ICC and UNCITRAL cases. Within the firm she looks after the library of procedural orders that associates use as a starting point for new matters.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Universidad de los Andes, Bogotá, law degree, 2013</li>' +
              '<li>Queen Mary University of London, LL.M. in Comparative and International Dispute Resolution, 2017</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Acting for a Chinese engineering contractor in an ICC arbitration over a hydropower plant in the Andes</li>' +
              '<li>Advising a copper producer on its claim under a bilateral investment treaty after the suspension of an exploitation permit</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Spanish, English, Portuguese, Basque</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '玛丽亚·费尔南达·德洛斯安赫莱斯·埃切韦里亚-蒙特内格罗-萨拉萨尔',
        intro:
          '<p>玛丽亚·费尔南达·埃切韦里亚律师主要办理拉丁美洲能源与矿业项目引发的国际仲裁案件，中国承包商与贷款机构近年来常为此类案件的当事方。她能以西班牙语、英语和葡萄牙语起草法律文书，所办案件大多归结为三个问题：工期延误风险由谁承担、东道国作过何种承诺、专家的延误分析究竟能证明什么。</p>' +
          '<p>2019年来到伦敦之前，她在波哥大执业，并曾在六起ICC及《联合国国际贸易法委员会仲裁规则》项下的案件中担任仲裁庭秘书。她还负责维护本所的程序令资料库，供律师办理新案时参考。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>哥伦比亚安第斯大学，法学学位，2013年</li>' +
              '<li>伦敦玛丽女王大学，比较与国际争议解决法学硕士，2017年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代理某中国工程承包商，就安第斯山区水电站项目参加ICC仲裁</li>' +
              '<li>就开采许可被中止一事，为某铜矿企业依据双边投资协定提出索赔提供法律意见</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>西班牙语、英语、葡萄牙语、巴斯克语</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0011',
    photo: 'portrait-10.webp',
    top: 1,
    phoneNumber: '+86 10 5550 0111',
    email: 'yunfei.gao@harcourt-lin.example',
    jobs: ['job-senior-partner'],
    fields: ['arbitration', 'dispute', 'energy', 'real-estate'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Gao Yunfei',
        intro:
          '<p>Gao Yunfei has practised arbitration since 1995, first as case manager at an arbitral institution in Beijing and, from 2002, as counsel at this firm. He has acted in more than two hundred arbitrations, roughly a quarter of them as arbitrator, and leads the international arbitration group across the five offices.</p>' +
          '<p>His cases come chiefly from construction, energy and joint ventures. He is careful about the choice between pressing a procedural point and letting it go, and about telling clients early when a claim is worth less than its file suggests. He was consulted on the revision of the Arbitration Law that took effect in March 2026, and has written on its provisions on the seat and on interim measures.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>China University of Political Science and Law, LL.B., 1992</li>' +
              '<li>China University of Political Science and Law, LL.M. in Civil Procedure, 1995</li>' +
              '<li>University of Stockholm, LL.M. in International Commercial Arbitration, 2004</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content: '<ul>' + '<li>People’s Republic of China, 1997</li>' + '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Mandarin</li>' + '<li>English</li>' + '</ul>',
          },
          {
            title: 'Panels',
            content:
              '<ul>' +
              '<li>China International Economic and Trade Arbitration Commission (CIETAC)</li>' +
              '<li>Beijing International Arbitration Center (BIAC)</li>' +
              '<li>Shenzhen Court of International Arbitration (SCIA)</li>' +
              '<li>Hong Kong International Arbitration Centre (HKIAC)</li>' +
              '<li>Singapore International Arbitration Centre (SIAC)</li>' +
              '</ul>',
          },
          {
            title: 'Construction and energy matters as counsel',
            content:
              '<ul>' +
              '<li>Acting for an equipment supplier in CIETAC proceedings over late commissioning of a coal-to-chemicals plant</li>' +
              '<li>Representing a contractor against the employer of an airport terminal in a claim for prolongation costs, settled after the hearing</li>' +
              '<li>Defending the buyer in a price-review arbitration under a twenty-year gas supply agreement</li>' +
              '<li>Acting for a Chinese consortium in an HKIAC arbitration over a cancelled metro contract in Southeast Asia</li>' +
              '</ul>',
          },
          {
            title: 'Joint venture and shareholder matters as counsel',
            content:
              '<ul>' +
              '<li>Representing a European investor in four parallel arbitrations on the valuation of a put option</li>' +
              '<li>Acting for the Chinese shareholder of a vehicle joint venture in a dispute over the technology licence</li>' +
              '<li>Defending the founders of an education group against claims under a valuation adjustment agreement</li>' +
              '</ul>',
          },
          {
            title: 'Appointments as arbitrator',
            content:
              '<ul>' +
              '<li>Presiding arbitrator in a CIETAC case between a turbine maker and two insurers</li>' +
              '<li>Sole arbitrator in an expedited BIAC case on a software development contract</li>' +
              '<li>Co-arbitrator in an ICC case, seat Singapore, on the sale of a fertiliser business</li>' +
              '</ul>',
          },
          {
            title: 'Court proceedings in support of arbitration',
            content:
              '<ul>' +
              '<li>Recognition in Beijing of an LCIA award against a listed company, completed within seven months</li>' +
              '<li>Preservation of assets in Tianjin under the arrangement on interim measures with Hong Kong</li>' +
              '<li>Setting aside of an award for breach of the agreed procedure, after report to the Supreme People’s Court</li>' +
              '</ul>',
          },
          {
            title: 'Publications',
            content:
              '<ul>' +
              '<li><em>Delay and Disruption in Chinese Construction Arbitration</em>, second edition, 2021</li>' +
              '<li>“The seat of arbitration in the revised Arbitration Law”, 2025</li>' +
              '<li>“Interim measures between Mainland and Hong Kong: the first years in practice”, 2023</li>' +
              '<li>“How to lose a good claim: on evidence in joint venture disputes”, 2019</li>' +
              '</ul>',
          },
          {
            title: 'Teaching',
            content:
              '<ul>' +
              '<li>Adjunct professor of arbitration law at a university in Beijing, since 2012</li>' +
              '<li>Coach of a student team in an international commercial arbitration moot, 2008 to 2017</li>' +
              '</ul>',
          },
          {
            title: 'Selected talks',
            content:
              '<ul>' +
              '<li>“Witnesses and interpreters”, seminar of the firm, Beijing, 2026</li>' +
              '<li>“What tribunals want from delay experts”, Hong Kong, 2024</li>' +
              '<li>“Drafting arbitration clauses for the Belt and Road”, London, 2018</li>' +
              '</ul>',
          },
          {
            title: 'Memberships',
            content:
              '<ul>' +
              '<li>Vice chair of the arbitration committee of a national lawyers’ association</li>' +
              '<li>Member of the drafting panel for an institution’s guidelines on virtual hearings</li>' +
              '<li>Fellow of a learned society of arbitrators in Hong Kong</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '高云飞',
        intro:
          '<p>高云飞律师自1995年起从事仲裁工作，先在北京某仲裁机构任办案秘书，2002年加入本所后转为代理人，迄今参与办理仲裁案件二百余起，其中约四分之一系担任仲裁员。他现主持本所五地办公室的国际仲裁业务。</p>' +
          '<p>高律师所办案件多来自建设工程、能源及合资领域。一项程序主张该坚持还是该放弃，他总是审慎权衡；某项请求的实际价值若低于卷宗给人的印象，他也会尽早向客户言明。2026年3月施行的新修订《仲裁法》在修订过程中曾征求其意见，他亦就仲裁地及临时措施等制度撰有专文。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>中国政法大学，法学学士，1992年</li>' +
              '<li>中国政法大学，民事诉讼法学硕士，1995年</li>' +
              '<li>瑞典斯德哥尔摩大学，国际商事仲裁法学硕士，2004年</li>' +
              '</ul>',
          },
          {
            title: '执业资格',
            content: '<ul>' + '<li>中国，1997年</li>' + '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>普通话</li>' + '<li>英语</li>' + '</ul>',
          },
          {
            title: '仲裁员名册',
            content:
              '<ul>' +
              '<li>中国国际经济贸易仲裁委员会（贸仲）</li>' +
              '<li>北京仲裁委员会／北京国际仲裁中心（北仲）</li>' +
              '<li>深圳国际仲裁院（深国仲）</li>' +
              '<li>香港国际仲裁中心（HKIAC）</li>' +
              '<li>新加坡国际仲裁中心（SIAC）</li>' +
              '</ul>',
          },
          {
            title: '建设工程与能源类代理业绩',
            content:
              '<ul>' +
              '<li>代理某设备供应商，就煤化工装置逾期投运争议参加贸仲仲裁</li>' +
              '<li>代理某承包商就机场航站楼工程工期延长费用向发包人索赔，庭审后达成和解</li>' +
              '<li>在为期二十年的天然气供应协议价格复议仲裁中代理买方</li>' +
              '<li>代理某中资联合体，就东南亚地铁项目合同被取消一事参加HKIAC仲裁</li>' +
              '</ul>',
          },
          {
            title: '合资与股东争议类代理业绩',
            content:
              '<ul>' +
              '<li>代理某欧洲投资人，参加四起关于回售权估值的平行仲裁</li>' +
              '<li>代理某汽车合资企业中方股东，处理技术许可争议</li>' +
              '<li>代理某教育集团创始人，应对投资人依据对赌条款提出的请求</li>' +
              '</ul>',
          },
          {
            title: '担任仲裁员的部分案件',
            content:
              '<ul>' +
              '<li>贸仲某汽轮机制造商与两家保险公司争议案首席仲裁员</li>' +
              '<li>北仲某软件开发合同快速程序案独任仲裁员</li>' +
              '<li>ICC某化肥业务转让案（仲裁地新加坡）边裁</li>' +
              '</ul>',
          },
          {
            title: '仲裁司法审查与执行',
            content:
              '<ul>' +
              '<li>在北京申请承认与执行一份以上市公司为被申请人的LCIA裁决，七个月内办结</li>' +
              '<li>依据内地与香港仲裁保全安排，在天津申请财产保全</li>' +
              '<li>以仲裁程序违反当事人约定为由申请撤销裁决，经报请最高人民法院核准后获得支持</li>' +
              '</ul>',
          },
          {
            title: '主要著述',
            content:
              '<ul>' +
              '<li>《建设工程仲裁中的工期与干扰》，2021年第二版</li>' +
              '<li>《新修订〈仲裁法〉中的仲裁地》，2025年</li>' +
              '<li>《内地与香港仲裁保全的最初实践》，2023年</li>' +
              '<li>《好案子是怎样输掉的：合资争议的证据问题》，2019年</li>' +
              '</ul>',
          },
          {
            title: '教学',
            content:
              '<ul>' +
              '<li>北京某高校仲裁法兼职教授，2012年至今</li>' +
              '<li>国际商事仲裁模拟仲裁庭比赛学生代表队教练，2008年至2017年</li>' +
              '</ul>',
          },
          {
            title: '部分演讲',
            content:
              '<ul>' +
              '<li>《证人与翻译》，本所研讨会，北京，2026年</li>' +
              '<li>《仲裁庭对工期专家的期待》，香港，2024年</li>' +
              '<li>《“一带一路”项目仲裁条款的起草》，伦敦，2018年</li>' +
              '</ul>',
          },
          {
            title: '社会职务',
            content:
              '<ul>' +
              '<li>某全国性律师协会仲裁专业委员会副主任</li>' +
              '<li>某仲裁机构线上庭审指引起草组成员</li>' +
              '<li>香港某仲裁员学会资深会员</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0012',
    photo: 'portrait-09.webp',
    phoneNumber: '+86 10 5550 0112',
    email: 'minhua.zhao@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['competition', 'compliance'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Zhao Minhua',
        intro:
          '<p>Zhao Minhua has notified more than a hundred and sixty transactions to the Chinese merger authority, beginning with the year the Anti-Monopoly Law came into force. Remedy cases are her particular subject: she has negotiated hold-separate, licensing and supply commitments in machinery, agrochemicals and semiconductors, and acts as legal adviser to two monitoring trustees.</p>' +
          '<p>The other half of her practice is conduct. She defends manufacturers and platforms in investigations into resale prices and exclusivity, prepares them for inspections at dawn, and designs compliance programmes that sales teams can follow without a lawyer at hand. She began her career in the price supervision bureau of a provincial government.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Conditional clearance of a combination of two seed and crop-protection groups</li>' +
              '<li>Defence of a household appliance brand in a resale price maintenance investigation covering twelve provinces</li>' +
              '<li>Review of dealer agreements for a group of eight luxury goods importers</li>' +
              '</ul>',
          },
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Wuhan University, LL.B., 1998</li>' +
              '<li>University of Leiden, LL.M. in European Law, 2006</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '赵敏华',
        intro:
          '<p>自《反垄断法》施行首年起，赵敏华律师已办理经营者集中申报一百六十余件。附加限制性条件的案件是她的专长：在工程机械、农化及半导体等行业，她曾就资产剥离、保持独立、许可及供应承诺等救济措施与执法机构磋商，并担任两家监督受托人的法律顾问。</p>' +
          '<p>赵律师的另一半业务是行为类案件，包括代理制造企业及平台企业应对转售价格维持、限定交易等反垄断调查，协助客户做好突击检查应对，并为销售团队量身设计简明可行的合规制度。加入律师行业之前，她曾在某省价格监督检查部门工作。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>两家种子及农药集团合并案，获附条件批准</li>' +
              '<li>代理某家用电器品牌应对涉及十二个省份的转售价格维持调查</li>' +
              '<li>为八家奢侈品进口商审查经销协议</li>' +
              '</ul>',
          },
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>武汉大学，法学学士，1998年</li>' +
              '<li>荷兰莱顿大学，欧洲法法学硕士，2006年</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0013',
    photo: 'portrait-12.webp',
    phoneNumber: '+852 5550 0113',
    email: 'kelvin.cheung@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['capital-markets', 'corporate'],
    office: 'hongkong',
    versions: {
      en_US: {
        name: 'Kelvin Cheung Ka-ho',
        intro:
          '<p>Kelvin Cheung advises on listings and follow-on offerings on the Stock Exchange of Hong Kong and on the continuing obligations that come afterwards: notifiable and connected transactions, inside information, public float. He has worked on both sides of the table, including eighteen months on secondment to the listing department of the exchange, and is often asked how a vetting officer is likely to read a given paragraph.</p>' +
          '<p>In recent years he has handled several applications under Chapter 18C by specialist technology companies and a number of A+H listings together with the firm’s Shanghai and Shenzhen offices. He qualified in 2007 and joined the firm as a partner in 2018.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' + '<li>The University of Hong Kong, LL.B., 2004; P.C.LL., 2005</li>' + '</ul>',
          },
          {
            title: 'Bar admissions',
            content:
              '<ul>' +
              '<li>Solicitor, Hong Kong, 2007</li>' +
              '<li>Solicitor, England and Wales, 2009 (non-practising)</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Sponsor’s counsel on the Chapter 18C listing of a developer of autonomous mining trucks</li>' +
              '<li>Issuer’s counsel on the H-share listing of a battery materials producer already listed in Shenzhen</li>' +
              '<li>Advising the offeror on a mandatory general offer for a listed property manager</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Cantonese, English, Mandarin</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '张嘉豪',
        intro:
          '<p>张嘉豪律师专注于香港联交所首次公开发售、上市后再融资以及上市公司持续合规，包括须予公布及关连交易、内幕消息披露、公众持股量等事项。他曾借调至联交所上市部门工作十八个月，兼具发行人与保荐人两方面的经验，客户常就审核人员会如何解读某一披露段落征询他的意见。</p>' +
          '<p>近年来，张律师承办了多家特专科技公司依据《上市规则》第18C章提出的上市申请，并与本所上海、深圳办公室协作完成数单A+H项目。他于2007年取得香港律师资格，2018年加入本所任合伙人。</p>',
        customContents: [
          {
            title: '教育背景',
            content: '<ul>' + '<li>香港大学，法学学士，2004年；法学专业证书，2005年</li>' + '</ul>',
          },
          {
            title: '执业资格',
            content:
              '<ul>' +
              '<li>香港事务律师，2007年</li>' +
              '<li>英格兰及威尔士事务律师，2009年（非执业）</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>担任某无人驾驶矿卡研发企业第18C章上市的保荐人律师</li>' +
              '<li>担任某深交所上市电池材料企业发行H股的发行人律师</li>' +
              '<li>就强制性全面要约收购某上市物业管理公司，为要约人提供法律服务</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>粤语、英语、普通话</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0014',
    photo: 'portrait-11.webp',
    phoneNumber: '+86 10 5550 0114',
    email: 'lan.song@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['ip', 'tmt', 'dispute'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Song Lan',
        intro:
          '<p>Patent cases are won in the laboratory notebook, Song Lan likes to say, and she asks to see it before she gives an opinion. A chemist by training and a qualified patent attorney, she litigates pharmaceutical, materials and battery patents before the Beijing Intellectual Property Court and the intellectual property tribunal of the Supreme People’s Court, often with invalidation proceedings running alongside.</p>' +
          '<p>She also advises on trade secrets when research staff move between competitors, and on licences between Chinese developers and overseas drug companies. She keeps a small docket of pro bono work for traditional craft workshops whose designs have been copied.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Nankai University, B.Sc. and M.Sc. in Chemistry, 2003</li>' +
              '<li>Tsinghua University, Juris Master, 2008</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Obtaining an injunction and damages for a separator-film maker in battery patent proceedings tried before two courts in parallel</li>' +
              '<li>Defending a generic manufacturer under the early resolution mechanism for drug patents</li>' +
              '<li>Out-licensing of an oncology compound by a Suzhou developer to a European company</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '宋岚',
        intro:
          '<p>“专利案件的胜负写在实验记录本里。”宋岚律师常这样说，因此在出具意见之前，她总要先看记录本。她拥有化学专业背景及专利代理师资格，主要在北京知识产权法院和最高人民法院知识产权法庭代理医药、材料及电池领域的专利侵权案件，并同步处理专利无效宣告程序。</p>' +
          '<p>宋律师亦就科研人员流动引发的商业秘密问题，以及国内研发企业与境外药企之间的许可交易提供法律服务。此外，她长期以公益方式为遭遇外观设计抄袭的传统工艺作坊提供法律援助。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>南开大学，化学学士、硕士，2003年</li>' +
              '<li>清华大学，法律硕士，2008年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代理某电池隔膜企业在两地法院平行审理的专利侵权案件中取得停止侵权及损害赔偿判决</li>' +
              '<li>在药品专利纠纷早期解决机制下代理某仿制药企业应诉</li>' +
              '<li>代表苏州某创新药企业将一款肿瘤候选药物授权予欧洲药企</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0015',
    photo: 'portrait-14.webp',
    phoneNumber: '+44 20 7946 0115',
    email: 'edward.ashworth@harcourt-lin.example',
    jobs: ['job-partner', 'job-counsel'],
    fields: ['corporate', 'private-equity'],
    office: 'london',
    versions: {
      en_US: {
        name: 'Edward Ashworth',
        intro:
          '<p>Edward Ashworth divides his time between two offices: he is a partner in London and, for one week in four, counsel in Beijing, where he advises on English law alongside the corporate group. The arrangement suits his clients, who are mostly Chinese industrial companies buying mid-sized British and Irish businesses, and British sellers who wish to understand how certain a Chinese bidder’s funding and approvals are.</p>' +
          '<p>He has advised on some forty acquisitions and disposals and on the notifications that the larger ones require under the National Security and Investment Act. Warranty and indemnity insurance, locked-box pricing and the carve-out of shared services are subjects on which he trains the firm’s associates each autumn.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising a Zhejiang valve maker on the purchase of a Sheffield foundry and on its pension arrangements</li>' +
              '<li>Acting for the founders of a London diagnostics company on its sale to a Chinese-led consortium</li>' +
              '<li>Advising a Beijing fund on the take-private of an AIM-listed software company</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content: '<ul>' + '<li>Solicitor, England and Wales, 2003</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '爱德华·阿什沃思',
        intro:
          '<p>爱德华·阿什沃思先生兼任两地职务：他是本所伦敦办公室合伙人，同时每四周有一周在北京担任顾问律师，与公司业务团队一道就英国法问题提供意见。这一安排颇契合客户需要——他的客户既有收购英国、爱尔兰中型企业的中国实业公司，也有希望弄清中国买方资金与审批确定性的英方卖家。</p>' +
          '<p>他主办过约四十宗并购及出售交易，并为其中规模较大的项目办理英国《国家安全与投资法》项下的申报。每年秋季，他为本所律师讲授保证与赔偿保险（W&amp;I）、锁箱定价机制以及共享服务剥离等专题。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代表浙江某阀门企业收购谢菲尔德一家铸造厂，并处理相关养老金安排</li>' +
              '<li>代表伦敦某诊断技术公司创始人向中资牵头的财团出售公司</li>' +
              '<li>代表北京某基金将一家AIM上市软件公司私有化</li>' +
              '</ul>',
          },
          {
            title: '执业资格',
            content: '<ul>' + '<li>英格兰及威尔士事务律师，2003年</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0016',
    photo: 'portrait-13.webp',
    phoneNumber: '+86 755 5550 0116',
    email: 'ruoxi.xu@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['private-equity', 'corporate', 'tmt', 'capital-markets', 'compliance'],
    office: 'shenzhen',
    versions: {
      en_US: {
        name: 'Xu Ruoxi',
        intro:
          '<p>Xu Ruoxi forms funds and invests them. In Shenzhen she acts for managers of renminbi and dual-currency funds from the first registration with the Asset Management Association of China to the distribution waterfall of the last exit, and in between for the same managers on rounds A to E in robotics, new materials and consumer electronics.</p>' +
          '<p>She spent 2014 to 2017 as general counsel of a venture fund, which left her impatient with shareholders’ agreements that no founder has read. Her standard documents come with a four-page summary in plain Chinese. Redemption clauses and their fate in court are the subject on which other lawyers most often ask her opinion.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Establishing a RMB 3 billion parallel fund under the Qualified Foreign Limited Partner pilot in Qianhai</li>' +
              '<li>Acting for the lead investor in the Series C financing of a maker of collaborative robots</li>' +
              '<li>Advising a fund manager on the transfer of eleven portfolio companies to a continuation vehicle</li>' +
              '</ul>',
          },
          {
            title: 'Publications',
            content:
              '<ul>' +
              '<li>“Redemption rights after the Company Law revision: twenty judgments read closely”, 2025</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content: '<ul>' + '<li>People’s Republic of China</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '许若溪',
        intro:
          '<p>许若溪律师的业务贯穿基金的募、投、管、退。她常驻深圳，为人民币基金及双币基金管理人提供从中国证券投资基金业协会登记备案到末期收益分配的全周期服务，并代表同一批管理人参与机器人、新材料、消费电子等行业从A轮到E轮的投资。</p>' +
          '<p>2014年至2017年，许律师曾任某创投基金总法律顾问，自此对创始人从未读过的股东协议颇有意见，因此她起草的交易文件总会附上一份四页的白话摘要。回购条款及其司法命运，是同行最常向她请教的话题。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>在前海合格境外有限合伙人（QFLP）试点下，设立规模30亿元人民币的平行基金</li>' +
              '<li>担任某协作机器人企业C轮融资领投方律师</li>' +
              '<li>协助某基金管理人将十一家被投企业转让予接续基金</li>' +
              '</ul>',
          },
          {
            title: '主要著述',
            content:
              '<ul>' + '<li>《新〈公司法〉下的回购权：二十份判决的细读》，2025年</li>' + '</ul>',
          },
          {
            title: '执业资格',
            content: '<ul>' + '<li>中国</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0017',
    photo: 'portrait-16.webp',
    phoneNumber: '+86 10 5550 0117',
    jobs: ['job-of-counsel'],
    fields: ['corporate', 'dispute'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'He Jianguo',
        intro:
          '<p>Professor He Jianguo taught company law for thirty-one years before he retired from his chair in 2019, and took part in expert consultations on two revisions of the Company Law. The firm turns to him for opinions on questions that the statutes leave open: the standing of creditors against shareholders who have not paid in their capital, the limits of piercing the veil within groups, the effect of resolutions passed without notice.</p>' +
          '<p>His opinions have been filed with courts in Hong Kong, Singapore and the Cayman Islands as evidence of Chinese law. He does not take on the conduct of cases. Enquiries reach him through the Beijing office.</p>',
        customContents: [
          {
            title: 'Publications',
            content:
              '<ul>' +
              '<li><em>Capital Contributions and Creditors</em>, 2009; third edition, 2024</li>' +
              '<li><em>Company Resolutions: Formation, Defect, Remedy</em>, 2015</li>' +
              '<li>More than seventy articles in Chinese law journals</li>' +
              '</ul>',
          },
          {
            title: 'Expert evidence',
            content:
              '<ul>' +
              '<li>Opinion on the liability of a Chinese parent for its Cayman subsidiary’s bonds, Hong Kong, 2022</li>' +
              '<li>Opinion on the validity of an internal share transfer, Singapore, 2020</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '何建国',
        intro:
          '<p>何建国教授从事公司法教学与研究三十一年，2019年自教职荣休，曾两度参加《公司法》修订的专家论证。凡法律规定尚有解释空间的问题，本所常请何教授出具专家意见，例如债权人对未实缴出资股东的请求权基础、关联企业间法人人格否认的边界、未经通知所作决议的效力等。</p>' +
          '<p>何教授的法律意见曾作为中国法专家证据提交香港、新加坡及开曼群岛法院。何教授不承办具体案件，如需咨询，请与北京办公室联系。</p>',
        customContents: [
          {
            title: '主要著述',
            content:
              '<ul>' +
              '<li>《出资义务与债权人保护》，2009年初版，2024年第三版</li>' +
              '<li>《公司决议：成立、瑕疵与救济》，2015年</li>' +
              '<li>在国内法学期刊发表论文七十余篇</li>' +
              '</ul>',
          },
          {
            title: '专家证人经历',
            content:
              '<ul>' +
              '<li>就中国母公司对开曼子公司债券的责任出具意见，香港，2022年</li>' +
              '<li>就一项内部股权转让的效力出具意见，新加坡，2020年</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0018',
    photo: 'portrait-15.webp',
    phoneNumber: '+852 5550 0118',
    email: 'rachel.ng@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['banking', 'capital-markets', 'restructuring'],
    office: 'hongkong',
    versions: {
      en_US: {
        name: 'Rachel Ng Sze-wing',
        intro:
          '<p>Rachel Ng works on syndicated and acquisition finance for banks in Hong Kong and their borrowers on the Mainland, and on offshore bonds in both their happy and unhappy phases. She drafted a large part of the firm’s bilingual facility agreement, which pairs English-law terms with a Chinese text that credit officers can rely on.</p>' +
          '<p>Between 2022 and 2024 she was a member of teams advising on the restructuring of offshore notes issued by three property developers, where her task was to keep intercreditor positions straight across schemes in Hong Kong and the Cayman Islands. She volunteers as a debate coach at a secondary school in Sham Shui Po.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>The Chinese University of Hong Kong, LL.B., 2014; P.C.LL., 2015</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising the arrangers on a HKD 4.2 billion sustainability-linked loan to a port operator</li>' +
              '<li>Acting for an ad hoc group of noteholders in the scheme of a Mainland developer</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Cantonese, Mandarin, English</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '吴思颖',
        intro:
          '<p>吴思颖律师为香港银行及其内地借款人办理银团贷款、并购融资业务，并参与境外债券的发行以及违约后的重组。本所中英双语贷款协议范本的大部分由她执笔：英国法条款配以授信人员可以直接使用的中文文本。</p>' +
          '<p>2022年至2024年，她作为项目组成员参与三家房地产企业境外票据的重组，负责梳理香港与开曼两地协议安排中各类债权人的顺位关系。工作之余，她在深水埗一所中学担任义务辩论教练。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' + '<li>香港中文大学，法学学士，2014年；法学专业证书，2015年</li>' + '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>担任某港口运营商42亿港元可持续发展挂钩贷款牵头行律师</li>' +
              '<li>在某内地房企协议安排中代表票据持有人特别小组</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>粤语、普通话、英语</li>' + '</ul>',
          },
        ],
      },
    },
  },
];
