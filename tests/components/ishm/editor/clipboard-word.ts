/** As Word puts it on the clipboard (Windows, Microsoft 365): head, styles, conditional comments and all. */
export const wordList = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:10.0pt;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=KO style='tab-interval:40.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><span lang=EN-US>Winter rules<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=EN-US style='color:red'>From December</span></b><span lang=EN-US> on, the course
opens at 8.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>Mir<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:60.0pt;text-indent:-20.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span
lang=EN-US>from the lake<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span
lang=EN-US>Sol<o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:40.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span lang=EN-US>Check in<o:p></o:p></span></p>
<!--EndFragment-->
</body></html>`;

export const wordTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <colgroup><col width=200><col width=200></colgroup>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 colspan=2 valign=top style='width:150.0pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b><span lang=EN-US>Green fee<o:p></o:p></span></b></p></td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=200 valign=top><p class=MsoNormal><span lang=EN-US>Weekday<o:p></o:p></span></p></td>
  <td width=200 valign=top><p class=MsoNormal><span lang=EN-US>120,000<o:p></o:p></span></p></td>
 </tr>
</table>
<p class=MsoNormal><span lang=EN-US><!--[if gte vml 1]><v:shape id="x"/><![endif]--><![if !vml]><img width=300 height=200
src="file:///C:/Users/kim/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="x"><![endif]><o:p></o:p></span></p>
<!--EndFragment--></body></html>`;
