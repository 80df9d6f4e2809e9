<?php

// Small stand-ins with the signatures of PSR-7, as far as the extension uses them.

namespace Psr\Http\Message;

interface UriInterface
{
    public function getScheme();
    public function getAuthority();
    public function getPath();
    public function withQuery(string $query);
    public function withFragment(string $fragment);
    public function __toString();
}

interface StreamInterface
{
    public function __toString();
}

interface ResponseInterface
{
    public function getStatusCode();
    public function getBody();
}

interface ServerRequestInterface
{
    public function getMethod();
    public function getUri();
    public function getParsedBody();
    public function getAttribute(string $name, $default = null);
}
