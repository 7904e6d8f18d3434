/**
 * Brands of the Middle East and Africa. Own selection of the sites and mailing domains that they are known by, reviewed
 * 2026-11; the format is that of `brandsIn`.
 */
export const MIDDLE_EAST_AFRICA = {
  TR: `
Ziraat Bankası + ziraat katilim : ziraatbank.com.tr ziraat.com.tr ziraatkatilim.com.tr
İş Bankası + isbank, isbankasi : isbank.com.tr maximum.com.tr
Garanti BBVA + garanti bankasi : .com.tr garanti.com.tr bonus.com.tr .com
Akbank + axess kart : .com axess.com.tr
Yapı Kredi + yapikredi : yapikredi.com.tr worldcard.com.tr
~Halkbank = halkbank, turkiye halk bankasi : .com.tr
VakıfBank + vakiflar bankasi : vakifbank.com.tr
QNB Türkiye + qnb finansbank, qnb bank : qnb.com.tr qnbfinansbank.com enpara.com
DenizBank : .com
Papara : .com
PTT = ptt kargo, posta ve telgraf : .gov.tr pttavm.com
Yurtiçi Kargo : .com
Aras Kargo : .com.tr
MNG Kargo : .com.tr
!e-Devlet + edevlet, turkiye gov tr : turkiye.gov.tr gov.tr
!Gelir İdaresi Başkanlığı + gelir idaresi, interaktif vergi dairesi : gib.gov.tr gov.tr
Sosyal Güvenlik Kurumu : sgk.gov.tr
Turkcell + superonline : .com.tr superonline.com superonline.net
Türk Telekom + turktelekom : .com.tr ttnet.com.tr
Trendyol : .com trendyolmail.com
Hepsiburada : .com
n11 : .com
Sahibinden.com = sahibinden : sahibinden.com
HGS = hgs ogs, hgs gecis, karayollari genel mudurlugu : kgm.gov.tr
BtcTurk : .com
Paribu : .com
Türk Hava Yolları + turkish airlines, miles smiles : thy.com turkishairlines.com`,

  IL: `
Bank Leumi + בנק לאומי : leumi.co.il .co.il
Bank Hapoalim + בנק הפועלים : .co.il
Discount Bank Israel = בנק דיסקונט : discountbank.co.il
Mizrahi Tefahot + מזרחי טפחות, בנק מזרחי : mizrahi-tefahot.co.il umtb.co.il
~Isracard = ישראכרט : .co.il
~Max = מקס איט פיננסים, leumi card : .co.il
~Cal = כאל : cal-online.co.il
~Bit = ביט בנק הפועלים : bitpay.co.il
Israel Post + דואר ישראל : .co.il postil.com
Israel Tax Authority + רשות המסים : taxes.gov.il gov.il
Bituach Leumi + ביטוח לאומי : btl.gov.il
~Bezeq = בזק : .co.il
~Cellcom = סלקום : .co.il
~Partner = פרטנר תקשורת : .co.il
Kvish 6 = כביש 6, כביש שש : .co.il
Israel Electric + חברת החשמל : iec.co.il
~Yad2 = יד2 : .co.il`,

  AE: `
Emirates NBD + بنك الإمارات دبي الوطني : .com
First Abu Dhabi Bank + fab bank, بنك أبوظبي الأول : bankfab.com
ADCB + بنك أبوظبي التجاري, abu dhabi commercial bank : .com
Mashreq + بنك المشرق : .com mashreqbank.com
Dubai Islamic Bank + بنك دبي الإسلامي : dib.ae
~ADIB = abu dhabi islamic bank : .ae .com
Emirates Post + بريد الإمارات : .ae 7x.ae
UAE Pass : .ae
!Federal Tax Authority + الهيئة الاتحادية للضرائب : tax.gov.ae gov.ae
Dubai Police + شرطة دبي : .gov.ae
Etisalat : .ae eand.com eand.ae
~du = du telecom, دو للاتصالات : .ae
~DEWA = هيئة كهرباء ومياه دبي : .gov.ae
~Salik = salik toll, سالك : .ae .gov.ae
RTA Dubai + هيئة الطرق والمواصلات : rta.ae
~Noon = noon com, نون دوت كوم : .com`,

  SA: `
Al Rajhi Bank + alrajhi bank, مصرف الراجحي : .com.sa .com alrajhi-capital.com
Saudi National Bank + البنك الأهلي السعودي, snb alahli : alahli.com snb.com.sa
Riyad Bank + بنك الرياض : .com
~SAB = البنك السعودي الأول, البنك الأول : .com
Alinma Bank + مصرف الإنماء : alinma.com
STC = stc pay, stc bank, الاتصالات السعودية : .com.sa stcpay.com.sa stcbank.com.sa
~Mobily = موبايلي : .com.sa
Saudi Post + splonline, البريد السعودي : splonline.com.sa
Absher : .sa moi.gov.sa
Nafath : .sa iam.gov.sa
!ZATCA + هيئة الزكاة والضريبة والجمارك : .gov.sa gov.sa
Saudi Electricity + السعودية للكهرباء : se.com.sa
SMSA Express + smsa : .com`,

  EG: `
National Bank of Egypt + البنك الأهلي المصري : nbe.com.eg
Banque Misr + بنك مصر : .com
CIB Egypt = البنك التجاري الدولي : cibeg.com
Egypt Post + البريد المصري : .gov.eg .org
Fawry + فوري للمدفوعات : .com
InstaPay + انستاباي : .eg`,

  ZA: `
FNB = fnb bank, first national bank : .co.za
Absa + absa bank : .co.za .africa
Standard Bank : .co.za .com
Nedbank : .co.za
Capitec + capitec bank : capitecbank.co.za
~Investec = investec : .com .co.za
TymeBank : .co.za
~Discovery = discovery health, discovery bank : .co.za
!SARS = sars efiling, south african revenue service : .gov.za sarsefiling.co.za gov.za
South African Post Office : postoffice.co.za
Vodacom : .co.za .com
~MTN = mtn group : .co.za .com .ng mtnonline.com
~Telkom : .co.za
Takealot : .com
SANRAL + e toll south africa : nra.co.za .co.za
Eskom : .co.za
~Luno = luno exchange : .com`,

  NG: `
GTBank + guaranty trust bank, gtworld : .com gtbplc.com gtcoplc.com
Zenith Bank : .com
Access Bank : accessbankplc.com
First Bank of Nigeria + firstbank nigeria : firstbanknigeria.com
UBA = united bank for africa, uba group : ubagroup.com
Fidelity Nigeria = fidelity bank plc : fidelitybank.ng
OPay : opayweb.com
PalmPay : .com
Kuda = kuda bank, kuda microfinance : .com kudabank.com
FIRS = federal inland revenue : .gov.ng
NIMC = national identity management : .gov.ng
Jumia : .com.ng .com .co.ke .com.eg .ma
Flutterwave : .com
~Paystack = paystack : .com`,

  KE: `
Safaricom + m pesa, mpesa : .co.ke .com
KCB Bank + kcb group : kcbgroup.com
Equity Bank Kenya : equitybank.co.ke equitybankgroup.com equitygroupholdings.com
Co-operative Bank of Kenya : co-opbank.co.ke
!Kenya Revenue Authority + kra itax : kra.go.ke go.ke
eCitizen : .go.ke
Kenya Power : kplc.co.ke
Posta Kenya : posta.co.ke`,
};
