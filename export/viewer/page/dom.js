// Elements. Text comes in as text only: nothing here reads markup.

const SVG = "http://www.w3.org/2000/svg";

function byId(id) {
  return document.getElementById(id);
}

// el makes an HTML element with attributes and children; strings are text.
function el(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

// svg makes an SVG element.
function svg(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

// pawnIcon draws a team's pawn.
function pawnIcon(team, className) {
  return svg("svg", { class: className || "", "aria-hidden": "true" }, svg("use", { href: "#pawn-" + team }));
}

// linkButton makes a button that looks like a link.
function linkButton(text, onClick) {
  const button = el("button", { type: "button", class: "link" }, text);
  button.addEventListener("click", onClick);
  return button;
}

// visible shows control characters, and those that turn the direction of writing,
// as escapes.
function visible(text) {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
}

function number(n) {
  return Math.round(n).toLocaleString("en");
}

function plural(n, thing) {
  return number(n) + " " + thing + (n === 1 ? "" : "s");
}
