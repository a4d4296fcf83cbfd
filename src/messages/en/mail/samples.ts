/** What the people in sample emails wrote. */
export const porch = "On the porch, in the shade";
export const gateLocked = "The gate was locked";
export const whichCertifier = "Which certifier has inspected you, and in which year?";
export const tooFar = "Our vans do not reach your valley yet. Please ask again in spring.";
export const otherNumber = "The number on the document is another one.";
export const meetingPoint = "At the red barn behind the packing shed.";
export const bring = "Boots: the rows are wet in the morning.";
export const flooded = "The road to the farm is under water.";
export const spray = "Do you spray your apples after they bloom?";
export const noSpray = "No. We thin them by hand and keep geese under the trees.";
export const frost = "The frost got to that bunch before we saw it.";
export const hourLate = "Your driver came an hour late";
export const birthday = "Happy birthday! Try the plums.";
export const later = "Your delivery comes a little later";
export const bridge = "A bridge on our route is closed this morning.";
export const onItsWay = "Your box is cold and on its way; it will be with you by one o’clock.";
export const blueGate = "Can the crate stand behind the blue gate?\n\nThe code is on the order.";
